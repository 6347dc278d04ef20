import { buildModel, type Model } from './profile/model.js';
import { checkProfileIds } from './profile/unknown-ids.js';
import type { ProfileReport, ProfileRequest } from './profile-report.js';
import { linked } from './reference-index.js';
import type { RulebookData } from './rulebook-data.js';

/** Most models kept ready; the oldest goes first. */
const MODELS_KEPT = 4096;
/** Longer lists of options are worked out each time, so that the store stays small. */
const OPTIONS_KEPT = 16;

/** Builds models and keeps the plain ones: as bought, on their mounts, nothing picked up. */
export class Models {
  readonly #kept = new Map<string, Model>();

  constructor(private readonly data: RulebookData) {}

  /**
   * Profile math (SB-PROF-…) of one model.
   * @throws RuleError for ids that do not exist.
   */
  resolveProfile(request: ProfileRequest): ProfileReport {
    checkProfileIds(this.data, request);
    const { mounted, keeps, mount, passenger, pickedUp } = request;
    const plain = mounted === undefined && keeps === undefined && mount == null && passenger == null && (pickedUp ?? []).length === 0;
    if (plain) return this.plain(request.unit, request.variant, request.options).report;
    return buildModel(this.data, linked(this.data.cards, request.unit, 'the request'), request).report;
  }

  /** A model as it is bought. All ids exist. */
  plain(unit: string, variant: string | null, options: readonly string[]): Model {
    const key = options.length > OPTIONS_KEPT ? null : keyOf(unit, variant, options);
    const known = key === null ? undefined : this.#kept.get(key);
    if (known !== undefined) return known;
    const model = buildModel(this.data, linked(this.data.cards, unit, 'the request'), { unit, variant, options });
    if (key !== null) this.keep(key, model);
    return model;
  }

  private keep(key: string, model: Model): void {
    const oldest = this.#kept.size < MODELS_KEPT ? undefined : this.#kept.keys().next().value;
    if (oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(key, model);
  }
}

/** Ids hold no line break, so the first empty line ends the options; a variant may be any text. */
function keyOf(unit: string, variant: string | null, options: readonly string[]): string {
  const bought = options.length === 0 ? unit : `${unit}\n${options.join('\n')}`;
  return variant === null ? bought : `${bought}\n\n${variant}`;
}
