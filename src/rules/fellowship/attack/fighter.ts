import { reject } from '../../shared/refuse.js';
import { figureOf, heldBackBy } from '../figure/figure-of.js';
import { groupTotal } from '../figure/figure.js';
import { attackOf, recoveryOf, type Figure } from '../figure/targets.js';
import { PERCENT } from '../percent.js';
import type { AttackerRequest, AttackRequest, FighterRequest, TargetRequest } from './attack-types.js';
import type { BlowPlan, BlowRecovery } from './blow.js';

/** A figure of the fight with its name in the story: `attacker`, `target/0`. */
export interface Fighter {
  readonly name: string;
  readonly figure: Figure;
  readonly request: FighterRequest;
  readonly points: number;
  /** Attacks of one set (FS-ATK-007). */
  readonly attacks: number;
  /** Why it does not attack, or `null`. */
  readonly held: ReturnType<typeof heldBackBy>;
}

export function fighterOf(request: FighterRequest, name: string, pointer: string): Fighter {
  const figure = figureOf(request, pointer);
  return { name, figure, request, points: request.heroPoints ?? 0, attacks: (request.attacks ?? 1) + figure.traits.sum('attacks'), held: heldBackBy(figure) };
}

/** Every target in the order listed, like ones one after the other. */
export function targetsOf({ target, others = [] }: AttackRequest): Fighter[] {
  const listed: readonly (readonly [TargetRequest, string])[] = [...(target == null ? [] : [[target, '/target'] as const]), ...others.map((other, place) => [other, `/others/${place}`] as const)];
  const all = listed.flatMap(([request, pointer]) => Array.from({ length: request.count ?? 1 }, () => [request, pointer] as const));
  return all.map(([request, pointer], index) => fighterOf(request, `target/${index}`, pointer));
}

/** What the attack as a whole says of each blow. */
export interface BlowTerms {
  readonly request: Pick<AttackRequest, 'exceptional' | 'halvedRerolls'>;
  readonly poisons: boolean;
  /** The blow falls in an impact phase of a charge at speed. */
  readonly atSpeed: boolean;
}

/** One blow: the attack value against this target, and how the target recovers from this attacker (FS-ATK-003). */
export function blowOf(by: Fighter, at: Fighter | null, terms: BlowTerms): BlowPlan {
  const attackTarget = attackValue(by, at);
  const recovery = (isNormal: boolean): BlowRecovery | null => (at === null ? null : recoveryFrom(by, at, isNormal, terms));
  const isSteady = at?.figure.traits.with('steady') != null;
  return {
    by: by.name, at: at?.name ?? 'nobody', attackTarget, rule: 'FS-ATK-001', exceptionalTo: exceptionalTo(by), exceptional: terms.request.exceptional ?? 'report',
    poison: terms.poisons ? attackTarget : null,
    recovery: recovery(true), exceptionalRecovery: recovery(false),
    lethal: at !== null && isOutOfReach(by, at) ? 'banished' : 'killed',
    knocksDownAlways: !isSteady && terms.atSpeed,
  };
}

/** How a target recovers from a hit, normal or exceptional: some traits speak of normal wounds only (FS-ABIL-022). */
function recoveryFrom(by: Fighter, at: Fighter, isNormal: boolean, { request }: BlowTerms): BlowRecovery {
  const traits = by.figure.traits.all.filter(({ normalWoundsOnly }) => isNormal || normalWoundsOnly !== true);
  const { target, rolls, heroTarget } = recoveryOf(at.figure, traits.filter(({ halvesRecovery }) => halvesRecovery === true), request.halvedRerolls === true);
  const isSteady = at.figure.traits.with('steady') !== null;
  return { target: target.now, rolls, heroTarget, knocksDown: !isSteady && traits.some(({ knocksDown }) => knocksDown === true) };
}

/** @throws RuleError where figures fight as one with more than 100 together: the page is lost (FS-CORE-005). */
function attackValue(by: Fighter, at: Fighter | null): number {
  const others = (by.request as AttackerRequest).grouped ?? [];
  if (others.length === 0) return attackOf(by.figure, at?.figure.traits ?? null).now;
  const total = groupTotal(by.figure, others, at?.figure.traits ?? null);
  if (total <= PERCENT) return total;
  return reject('/attacker/grouped', 'out-of-range', `Together they have ${total}. How a total above ${PERCENT} is rolled stands on a page that is lost, so no hits can be worked out (FS-CORE-005).`);
}

function exceptionalTo({ figure, request }: Fighter): number {
  return (request as AttackerRequest).exceptionalTo ?? figure.traits.with('exceptionalTo')?.exceptionalTo ?? 0;
}

/** A walker in shadow is only banished by those who do not strike there (FS-ABIL-017). */
function isOutOfReach(by: Fighter, at: Fighter): boolean {
  const strikes = by.figure.traits.with('strikesInShadow') !== null || (by.request as AttackerRequest).shadowWeapon === true;
  return at.figure.traits.with('walksInShadow') !== null && !strikes;
}
