import type { Combatant, FightRequest } from '../combatant.js';
import type { CourageRequest } from '../courage/courage-types.js';
import type { HeroicActionsRequest } from '../heroic/heroic-types.js';
import type { MagicRequest } from '../magic/magic-types.js';
import type { InTheWay, ShootingRequest } from '../shooting/shooting-types.js';
import type { FallRequest } from '../tests/fall-types.js';
import type { MountRequest } from '../tests/mount-types.js';
import type { SightRequest } from '../tests/sight-types.js';
import type { VolleyRequest } from '../volley/volley-types.js';
import {
  AIMED_AT, ARCHER, BYSTANDING, CALLING, CASTER, COURAGEOUS, FIGHTER, LOOKED_FOR, SHOOTER, SHOT_AT, STRUCK, SUPPORTER, TESTED, UNDER_A_VOLLEY, WOUNDED, type Role,
} from './roles.js';
import type { Standing } from './tell-idle.js';

const one = (combatant: Combatant | null | undefined, pointer: string, role: Role): Standing[] => (combatant == null ? [] : [{ combatant, pointer, role }]);

const each = (combatants: readonly Combatant[] | null | undefined, pointer: string, role: Role): Standing[] =>
  (combatants ?? []).map((combatant, index) => ({ combatant, pointer: `${pointer}/${index}`, role }));

const fighting = (combatants: readonly Combatant[], pointer: string): Standing[] =>
  combatants.map((combatant, index) => ({ combatant, pointer: `${pointer}/${index}`, role: combatant.supporting === true ? SUPPORTER : FIGHTER }));

/** Who stands where in a fight, or in a matrix of fights. */
export const inFight = ({ good, evil }: Pick<FightRequest, 'good' | 'evil'>): Standing[] => [...fighting(good, '/good'), ...fighting(evil, '/evil')];

export const inShooting = ({ shooter, target, inTheWay = [], targetInCombatWith }: ShootingRequest): Standing[] => [
  ...one(shooter, '/shooter', SHOOTER), ...one(target, '/target', SHOT_AT),
  ...inTheWay.flatMap((thing, index) => obstructing(thing, `/inTheWay/${index}`)), ...each(targetInCombatWith, '/targetInCombatWith', STRUCK),
];

function obstructing(thing: InTheWay, pointer: string): Standing[] {
  return thing.kind === 'model' ? one(thing, pointer, STRUCK) : each(thing.with, `${pointer}/with`, STRUCK);
}

export const inVolley = ({ archers, target, others }: VolleyRequest): Standing[] => [
  ...each(archers, '/archers', ARCHER), ...one(target, '/target', UNDER_A_VOLLEY), ...each(others, '/others', UNDER_A_VOLLEY),
];

export const inMagic = ({ caster, target, targets, bystanders }: MagicRequest): Standing[] => [
  ...one(caster, '/caster', CASTER), ...one(target, '/target', AIMED_AT), ...each(targets, '/targets', AIMED_AT),
  ...(bystanders ?? []).flatMap(({ model }, index) => one(model, `/bystanders/${index}/model`, STRUCK)),
];

export const inCourage = ({ model, charging }: CourageRequest): Standing[] => [...one(model, '/model', COURAGEOUS), ...one(charging, '/charging', BYSTANDING)];

export const inHeroicActions = ({ declared }: HeroicActionsRequest): Standing[] => declared.flatMap(({ hero }, index) => one(hero, `/declared/${index}/hero`, CALLING));

export const inTest = ({ model }: { readonly model?: Combatant | null | undefined }): Standing[] => one(model, '/model', TESTED);

export const inMount = ({ model, behind }: MountRequest): Standing[] => [...one(model, '/model', TESTED), ...one(behind, '/behind', TESTED)];

export const inFall = ({ model, below = [] }: FallRequest): Standing[] => [
  ...one(model, '/model', TESTED), ...below.flatMap((climber, index) => one(climber.model, `/below/${index}/model`, TESTED)),
];

export const inSight = ({ target }: SightRequest): Standing[] => one(target, '/target', LOOKED_FOR);

export const inWounds = ({ model }: { readonly model: Combatant }): Standing[] => one(model, '/model', WOUNDED);
