import { HEROIC_ACTIONS } from '../../rules/fellowship/heroic-actions/heroic-actions.js';
import { OPEN } from '../../rules/fellowship/movement/movement-types.js';
import type { Fellowship } from '../../rules/fellowship/fellowship.js';
import { SPECIAL_ABILITIES } from '../../rules/fellowship/special-abilities/special-abilities.js';
import { SPELLS } from '../../rules/fellowship/spells/spells.js';
import { TRAINING_SKILLS } from '../../rules/fellowship/training-skills/training-skills.js';
import type { NameKind, NameKinds } from '../shared/names/name-kind.js';

interface Named { readonly id: string }

/** What the rules themselves know by id. */
const ofRules = (noun: string, records: readonly Named[]): NameKind<Fellowship> => {
  const ids = new Set(records.map(({ id }) => id));
  return { noun, ids: () => ids };
};

/** What the data have by id. */
const ofData = (noun: string, records: (book: Fellowship) => readonly Named[], more: readonly string[] = []): NameKind<Fellowship> =>
  ({ noun, ids: (book) => new Set([...more, ...records(book).map(({ id }) => id)]) });

/** What the ids of requests name. */
export const FELLOWSHIP_NAMES: NameKinds<Fellowship> = {
  ability: ofRules('special ability', SPECIAL_ABILITIES),
  skill: ofRules('training skill', TRAINING_SKILLS),
  spell: ofRules('spell', SPELLS),
  action: ofRules('heroic action', HEROIC_ACTIONS),
  race: ofData('movement entry', ({ reference }) => reference.races),
  terrain: ofData('kind of ground', ({ reference }) => reference.terrain, [OPEN]),
  phase: ofData('phase', ({ reference }) => reference.phases),
  engagement: ofData('kind of engagement', ({ reference }) => reference.engagements),
};
