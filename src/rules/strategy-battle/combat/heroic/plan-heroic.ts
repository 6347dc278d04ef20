import type { Side } from '../../reference.js';
import { stepsOf } from '../../special-rules/special-rules.js';
import type { CombatReference } from '../combat-reference.js';
import { measureOf, milsOf, milsOfPair, type Measure } from '../length.js';
import type { Model } from '../model.js';
import { refuse, reject } from '../refuse.js';
import { sideOf } from '../shooting/bodies.js';
import { subjectOf } from '../tests/subject.js';
import { MOST_ACTIONS, MOST_FOLLOWERS, type ActionReport, type Declaration, type HeroicActionsRequest, type HeroicPhase } from './heroic-types.js';
import { NEAR } from './followers.js';

/** An action with what it costs. */
export interface Action extends ActionReport {
  readonly declaration: Declaration;
}

export interface HeroicPlan {
  readonly phase: HeroicPhase;
  readonly actions: readonly Action[];
  readonly measure: Measure;
}

/** What a heroic action costs, and what it does near Gríma (SB-HEROIC-001, SB-SPEC-055). */
const USUAL_COST = 1;
const COST_NEAR_GRIMA = 2;

/** @throws RuleError for what the rules forbid: too little Might, the wrong moment, a Hero who cannot act. */
export function planHeroic(reference: CombatReference, request: HeroicActionsRequest): HeroicPlan {
  const { phase, declared } = request;
  const measure = measureOf(request);
  if (declared.length === 0) reject('/declared', 'too-few', 'At least one Hero calls an action.');
  if (declared.length > MOST_ACTIONS) reject('/declared', 'too-many', `At most ${MOST_ACTIONS} actions.`);
  const actions = declared.map((declaration, index) => actionOf(reference, declaration, index, { phase, measure }));
  refuseTwice(reference, declared);
  declared.forEach(({ stoppedBy }, index) => {
    if (stoppedBy == null) return;
    if (stoppedBy.action === index || actions[stoppedBy.action] === undefined) reject(`/declared/${index}/stoppedBy/action`, 'out-of-range', 'There is no such other action.');
  });
  return { phase, actions, measure };
}

/** @throws RuleError where one Hero calls two actions of a phase, in which he moves, shoots, or fights a heroic combat once (SB-HEROIC-007). */
function refuseTwice(reference: CombatReference, declared: readonly Declaration[]): void {
  declared.forEach(({ hero, name, side }, index) => {
    const before = declared.slice(0, index);
    const unit = hero.unit == null ? undefined : reference.units.get(hero.unit);
    if (unit?.unique === true && before.some((each) => each.hero.unit === unit.id && saidSide(each) === saidSide({ hero, side }))) refuse(`/declared/${index}/hero`, 'SB-HEROIC-007', `${unit.name} calls one action in a phase.`);
    if (name != null && before.some((each) => each.name === name)) refuse(`/declared/${index}/name`, 'SB-HEROIC-007', 'Another Hero of this name calls an action already.');
  });
}

const saidSide = ({ hero, side }: Pick<Declaration, 'hero' | 'side'>): Side | null => side ?? hero.side ?? null;

interface Setting {
  readonly phase: HeroicPhase;
  readonly measure: Measure;
}

function actionOf(reference: CombatReference, declaration: Declaration, index: number, { phase, measure }: Setting): Action {
  const pointer = `/declared/${index}`;
  const hero = subjectOf(reference, declaration.hero, `${pointer}/hero`);
  const side = declaration.side ?? sideOf(hero);
  if (side === null) reject(`${pointer}/side`, 'required', 'Of a model by profile the side must be said.');
  if ((declaration.followers ?? []).length > MOST_FOLLOWERS) reject(`${pointer}/followers`, 'too-many', `At most ${MOST_FOLLOWERS} followers.`);
  refuseHero(declaration, hero, phase, pointer);
  const cost = costOf(declaration, hero, side, { phase, measure });
  if (hero.points.might < cost) refuse(`${pointer}/hero`, cost > USUAL_COST ? 'SB-SPEC-055' : 'SB-HEROIC-001', `${hero.name} has ${hero.points.might} Might and needs ${cost}.`);
  return { index, side, cost, mightLeft: hero.points.might - cost, declaration };
}

function refuseHero({ late, engaged, foes }: Declaration, hero: Model, phase: HeroicPhase, pointer: string): void {
  if (hero.unit !== null && hero.heroic === null) refuse(`${pointer}/hero`, 'SB-HEROIC-001', `${hero.name} is no Hero.`);
  if (late === true) refuse(`${pointer}/late`, 'SB-HEROIC-001', 'Heroic actions are called as the phase begins.');
  if (hero.combatant.immobilised === true) refuse(`${pointer}/hero/immobilised`, 'SB-MAGIC-005', `${hero.name} cannot call heroic actions this turn.`);
  if (phase === 'shoot' && engaged === true) refuse(`${pointer}/engaged`, 'SB-HEROIC-004', `${hero.name} is in a fight.`);
  if (phase === 'fight' && engaged === false) refuse(`${pointer}/engaged`, 'SB-HEROIC-005', `${hero.name} is in no fight.`);
  if (phase !== 'fight' && foes != null) reject(`${pointer}/foes`, 'not-allowed', 'Foes are slain in heroic combats.');
}

function costOf({ distanceToGrima, hero: { mightCost } }: Declaration, hero: Model, side: Side, { phase, measure }: Setting): number {
  const steps = stepsOf(hero.specialRules);
  if (phase === 'fight' && steps.some((step) => step.callsCombatsForNothing === true)) return 0;
  const near = side === 'good' && distanceToGrima != null && milsOf(distanceToGrima, measure) <= milsOfPair(NEAR, measure);
  return near ? COST_NEAR_GRIMA : (mightCost ?? USUAL_COST);
}
