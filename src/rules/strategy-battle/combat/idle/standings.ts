import type { Combatant, FightRequest } from '../combatant.js';
import type { CourageRequest } from '../courage/courage-types.js';
import type { HeroicActionsRequest } from '../heroic/heroic-types.js';
import type { MagicRequest } from '../magic/magic-types.js';
import { powersById } from '../magic/powers.js';
import type { InTheWay, ShootingRequest } from '../shooting/shooting-types.js';
import type { ClimbRequest } from '../tests/climb-types.js';
import type { FallRequest } from '../tests/fall-types.js';
import type { JumpRequest } from '../tests/jump-types.js';
import type { MountRequest } from '../tests/mount-types.js';
import type { SightRequest } from '../tests/sight-types.js';
import type { TestOptions } from '../tests/test-options.js';
import type { FateRequest } from '../turn/fate-types.js';
import type { TurnEffectRequest } from '../turn/turn-effects-types.js';
import type { VenomRequest } from '../turn/venom-types.js';
import type { VolleyRequest, VolleyVictim } from '../volley/volley-types.js';
import {
  AIMED_AT, ARCHER, CALLING, CASTER, COURAGEOUS, FIGHTER, LOOKED_FOR, NOBODY, SAYINGS, SHOOTER, SHOT_AT, STRUCK, SUFFERING, SUPPORTER, TESTED, UNDER_A_VOLLEY, WOUNDED,
  type Role,
} from './roles.js';
import type { Asked, IdleKey, Standing } from './tell-idle.js';

const one = (combatant: Combatant | null | undefined, pointer: string, role: Role): Standing[] => (combatant == null ? [] : [{ combatant, pointer, role }]);

const each = (combatants: readonly Combatant[] | null | undefined, pointer: string, role: Role): Standing[] =>
  (combatants ?? []).map((combatant, index) => ({ combatant, pointer: `${pointer}/${index}`, role }));

const fighting = (combatants: readonly Combatant[], pointer: string): Standing[] =>
  combatants.map((combatant, index) => ({ combatant, pointer: `${pointer}/${index}`, role: combatant.supporting === true ? SUPPORTER : FIGHTER }));

type OfModel = TestOptions & { readonly model: Combatant };

/** What Might is for where none is spent. */
const mightFor = (request: OfModel): IdleKey => ({
  idle: (request.mightFor ?? 'best') !== 'best' && !SAYINGS['spend/might'](request.model), pointer: '/mightFor', unless: 'while no Might is spent',
});

/** Who stands where in a fight, or in a matrix of fights. */
export const inFight = ({ good, evil, scenarioRules }: Pick<FightRequest, 'good' | 'evil' | 'scenarioRules'>): Asked => ({
  standings: [...fighting(good, '/good'), ...fighting(evil, '/evil')], scenarioRules,
});

export const inShooting = ({ shooter, target, inTheWay = [], targetInCombatWith, scenarioRules }: ShootingRequest): Asked => ({
  standings: [
    ...one(shooter, '/shooter', SHOOTER), ...one(target, '/target', SHOT_AT),
    ...inTheWay.flatMap((thing, index) => obstructing(thing, `/inTheWay/${index}`)), ...each(targetInCombatWith, '/targetInCombatWith', STRUCK),
  ],
  keys: inTheWay.map(({ largerBase, touchesShooter }, index) => ({
    idle: largerBase === true && touchesShooter !== true, pointer: `/inTheWay/${index}/largerBase`, unless: 'where the shooter does not touch it',
  })),
  scenarioRules,
});

/** Of a thing that is no model nothing of this is asked. */
function obstructing(thing: InTheWay, pointer: string): Standing[] {
  return [...one(thing, pointer, thing.kind === 'model' ? STRUCK : NOBODY), ...each(thing.with, `${pointer}/with`, STRUCK)];
}

export const inVolley = ({ archers, target, others = [], scenarioRules }: VolleyRequest): Asked => ({
  standings: [...each(archers, '/archers', ARCHER), ...one(target, '/target', UNDER_A_VOLLEY), ...each(others, '/others', UNDER_A_VOLLEY)],
  keys: [behind(target, '/target'), ...others.map((other, index) => behind(other, `/others/${index}`))],
  scenarioRules,
});

const behind = ({ touchesBarrier, cover }: VolleyVictim, pointer: string): IdleKey => ({
  idle: touchesBarrier === false && cover !== 'barrier', pointer: `${pointer}/touchesBarrier`, unless: 'where no barrier covers',
});

export const inMagic = ({ power, caster, target, targets, bystanders, targetEngaged, hiddenByModel, scenarioRules }: MagicRequest): Asked => ({
  standings: [
    ...one(caster, '/caster', CASTER), ...one(target, '/target', AIMED_AT), ...each(targets, '/targets', AIMED_AT),
    ...(bystanders ?? []).flatMap(({ model }, index) => one(model, `/bystanders/${index}/model`, STRUCK)),
  ],
  keys: [
    { idle: targetEngaged === true && powersById.get(power)?.movesVictim !== true, pointer: '/targetEngaged', unless: 'for a power that moves nobody' },
    { idle: hiddenByModel === true && powersById.get(power)?.needsClearView !== true, pointer: '/hiddenByModel', unless: 'for a power that needs no clear view' },
  ],
  scenarioRules,
});

export const inCourage = ({ model, charging }: CourageRequest): Asked => ({ standings: [...one(model, '/model', COURAGEOUS), ...one(charging, '/charging', NOBODY)] });

export const inHeroicActions = ({ phase, declared }: HeroicActionsRequest): Asked => ({
  standings: declared.flatMap(({ hero }, index) => one(hero, `/declared/${index}/hero`, CALLING)),
  keys: declared.flatMap(({ followers = [] }, index) => followers.flatMap(({ starts, ends, inFight: beside }, place): IdleKey[] => {
    const pointer = `/declared/${index}/followers/${place}`;
    return [
      { idle: beside === false && phase !== 'fight', pointer: `${pointer}/inFight`, unless: 'outside heroic combats' },
      { idle: starts != null && phase === 'fight', pointer: `${pointer}/starts`, unless: 'in heroic combats' },
      { idle: ends != null && phase !== 'move', pointer: `${pointer}/ends`, unless: 'outside heroic moves' },
    ];
  })),
});

export const inJump = (request: JumpRequest): Asked => {
  const { model, size, larger, modelHeight, depth, scenarioRules } = request;
  return {
    standings: one(model, '/model', TESTED),
    keys: [
      mightFor(request),
      { idle: larger === true && size != null, pointer: '/larger', unless: 'where the size is given' },
      { idle: modelHeight != null && size == null && depth == null, pointer: '/modelHeight', unless: 'without a size, or the depth of a gap' },
    ],
    scenarioRules,
  };
};

export const inClimb = (request: ClimbRequest): Asked => {
  const { model, surface, modelHeight, direction, scenarioRules } = request;
  return {
    standings: one(model, '/model', TESTED),
    keys: [
      mightFor(request),
      { idle: modelHeight != null && surface == null, pointer: '/modelHeight', unless: 'without a surface' },
      { idle: direction === 'down' && surface == null, pointer: '/direction', unless: 'without a surface' },
    ],
    scenarioRules,
  };
};

export const inMount = (request: MountRequest): Asked => {
  const { model, behind: rider, mount, ownedBy, saddleHeight, modelHeight } = request;
  const [taken, measured] = ['where a rider takes the model up', 'without both heights'];
  return {
    standings: [...one(model, '/model', TESTED), ...one(rider, '/behind', NOBODY)],
    keys: [
      mightFor(request),
      { idle: mount != null && rider != null, pointer: '/mount', unless: taken },
      { idle: ownedBy != null && rider != null, pointer: '/ownedBy', unless: taken },
      { idle: saddleHeight != null && modelHeight == null, pointer: '/saddleHeight', unless: measured },
      { idle: modelHeight != null && saddleHeight == null, pointer: '/modelHeight', unless: measured },
      { idle: model.mounted === true, pointer: '/model/mounted', unless: 'for a model that only now mounts' },
      { idle: model.passenger != null, pointer: '/model/passenger', unless: 'for a model that only now mounts' },
    ],
  };
};

export const inFall = (request: FallRequest): Asked => ({
  standings: [...one(request.model, '/model', SUFFERING), ...(request.below ?? []).flatMap((climber, index) => one(climber.model, `/below/${index}/model`, SUFFERING))],
  keys: [mightFor(request)], scenarioRules: request.scenarioRules,
});

export const inThrownRider = (request: OfModel): Asked => ({ standings: one(request.model, '/model', SUFFERING), keys: [mightFor(request)], scenarioRules: request.scenarioRules });

export const inTurnEffect = ({ model, scenarioRules }: TurnEffectRequest): Asked => ({ standings: one(model, '/model', SUFFERING), scenarioRules });

export const inVenom = ({ model, scenarioRules }: VenomRequest): Asked => ({ standings: one(model, '/model', SUFFERING), scenarioRules });

export const inFate = ({ model, scenarioRules }: FateRequest): Asked => ({ standings: one(model, '/model', WOUNDED), scenarioRules });

export const inSight = ({ target }: SightRequest): Asked => ({ standings: one(target, '/target', LOOKED_FOR) });
