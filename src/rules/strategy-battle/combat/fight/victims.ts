import type { Side } from '../../reference.js';
import type { Model } from '../model.js';
import { fateOn, recoversOn } from '../scenario-rules.js';
import type { VictimPart } from '../strike.js';
import { stepsOf } from '../../special-rules/special-rules.js';
import { isKnockedDown } from './charge.js';
import { nameOf, type Contender, type Field } from './contender.js';
import type { Victim } from './plan.js';
import { riderShare } from './shares.js';

/** No die saves a mount, which has no Fate. */
const NEVER = 7;

/** Everyone of a side who can be struck: those who fight, then those who only lend support. */
export function victimsOf(field: Field, side: Side): Victim[] {
  const inFight = field.sides[side].flatMap((contender) => {
    const knockedDown = isKnockedDown(field, contender);
    return victims(field, contender, { knockedDown, doubled: contender.prone || contender.model.combatant.trapped === true || knockedDown });
  });
  return [...inFight, ...field.behind[side].flatMap((contender) => victims(field, contender, { knockedDown: false, doubled: false }))];
}

function victims(field: Field, contender: Contender, state: Pick<Victim, 'knockedDown' | 'doubled'>): Victim[] {
  const { side, index, model } = contender;
  const alike = {
    side, combatant: index, fight: riderShare(field, contender).fight, doubled: state.doubled, knockedDown: state.knockedDown, spared: isSpared(contender),
    rider: partOf(field, model), mount: mountPart(model), passenger: model.passenger === null ? null : partOf(field, model.passenger),
  };
  return contender.models.map((position) => ({ model: position, by: nameOf(contender, position), ...alike }));
}

/** May not be struck at all: as the caller says, else by its own rules (contract-combat 7). */
function isSpared({ side, model, steps }: Contender): boolean {
  return model.combatant.protected ?? (side === 'evil' && steps.some((step) => step.struck?.protected === true));
}

function partOf({ scenarioRules }: Field, model: Model): VictimPart {
  const steps = stepsOf(model.specialRules);
  return {
    defence: model.profile.defence, courage: model.profile.courage, wounds: model.wounds,
    fate: model.combatant.spend?.fate === 'always' ? model.points.fate : 0,
    fateOn: fateOn(model, scenarioRules), earlySaveOn: recoversOn(model, scenarioRules),
    ring: steps.some((step) => step.struck?.holdsLastWound === true), flees: steps.some((step) => step.struck?.flees === true),
  };
}

function mountPart({ mount }: Model): VictimPart | null {
  if (mount === null) return null;
  const { defence, courage, wounds } = mount.profile;
  return { defence, courage, wounds, fate: 0, fateOn: NEVER, earlySaveOn: null, ring: false, flees: false };
}
