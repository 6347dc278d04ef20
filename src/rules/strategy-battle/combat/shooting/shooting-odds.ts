import { endings, type Ending } from '../../../dice/chance.js';
import { Fraction } from '../../../dice/fraction.js';
import type { Part } from '../combatant.js';
import { shareOf, spreadOf } from '../tests/shares.js';
import type { WoundNeed } from '../wound-chart.js';
import { partsOf, unhurt, type Body } from './bodies.js';
import { salvoProcess, salvoStart, type SalvoState } from './salvo.js';
import type { HitChance, HitShare, MountOdds, ShootingOdds, ShotLoss } from './shooting-types.js';
import { settingOf, shotProcess, shotStart, type ShotState } from './shot-process.js';
import { TARGET, type ShotPlan } from './shot-plan.js';

type Ends = readonly Ending<ShotState>[];

/** The exact chances of the first shot, and of all shots together. */
export function shootingOdds(plan: ShotPlan): ShootingOdds {
  const bodies = plan.bodies.map(unhurt);
  const one = endings(shotProcess(plan, plan.shooters[0] ?? ''), shotStart(plan.might?.points ?? 0, bodies));
  const all = endings(salvoProcess(plan), salvoStart(plan));
  const losses = plan.bodies.flatMap((body, index) => lossesOf(body, index, all));
  const atRider = ({ body, part }: ShotState): boolean => body === TARGET && part === 'rider';
  return {
    hitOn: plan.hitOn, woundOn: woundOn(plan, 'rider'),
    hit: shareOf(one, ({ hit }) => hit), reach: shareOf(one, atRider), wound: shareOf(one, (state) => atRider(state) && state.hurt),
    slain: losses[0]?.slain ?? Fraction.ZERO, shots: plan.shots * plan.shooters.length,
    hits: hitsOf(plan, one), mount: mountOdds(plan, one, losses), losses, method: 'exact', assumptions: plan.assumptions,
  };
}

function lossesOf(body: Body, index: number, ends: readonly Ending<SalvoState>[]): ShotLoss[] {
  return partsOf(body).map((part) => {
    const most = body[part]?.wounds ?? 0;
    const left = ({ bodies }: SalvoState): number => bodies[index]?.[part] ?? 0;
    return { what: body.what, part, slain: shareOf(ends, (state) => left(state) === 0), distribution: spreadOf(ends, most, (state) => most - left(state)) };
  });
}

/** As the Wound chart prints it. */
export function asPrinted(need: WoundNeed | null): string {
  if (need === null) return '-';
  return need.second === null ? String(need.first) : `${need.first}/${need.second}`;
}

function woundOn(plan: ShotPlan, part: Part): string {
  return asPrinted(settingOf(plan, '', { body: TARGET, part, bodies: plan.bodies.map(unhurt) }).need);
}

function mountOdds(plan: ShotPlan, one: Ends, losses: readonly ShotLoss[]): MountOdds | null {
  const loss = losses.find(({ what, part }) => what === 'target' && part === 'mount');
  if (loss === undefined) return null;
  const wound = shareOf(one, (state) => state.body === TARGET && state.part === 'mount' && state.hurt);
  return { woundOn: woundOn(plan, 'mount'), wound, slain: loss.slain, thrown: loss.slain };
}

function hitsOf(plan: ShotPlan, one: Ends): HitChance[] {
  const target = plan.bodies[TARGET] as Body;
  const atTarget = target.mount === null
    ? [hitChance('target', one, ({ body }) => body === TARGET)]
    : partsOf(target).map((part) => hitChance(part, one, (state) => state.body === TARGET && state.part === part));
  const ways = plan.ways.map((way) => {
    const chance = hitChance(way.what, one, ({ struck }) => struck === way.what);
    if (way.kind === 'fight') return { ...chance, shares: sidesOf(plan, one, way.what) };
    return way.kind === 'body' ? { ...chance, shares: partsShared(plan, one, way.body) } : chance;
  });
  const friend = plan.friends[0];
  if (friend === undefined) return [...atTarget, ...ways];
  return [...atTarget, ...ways, { ...hitChance('friend', one, ({ struck }) => struck === 'friend'), shares: partsShared(plan, one, friend) }];
}

function hitChance(what: string, one: Ends, fits: (state: ShotState) => boolean): HitChance {
  return { ...shareWhere(what, one, fits), shares: [] };
}

function shareWhere(what: string, one: Ends, fits: (state: ShotState) => boolean): HitShare {
  return { what, probability: shareOf(one, fits), wound: shareOf(one, (state) => fits(state) && state.hurt) };
}

function sidesOf(plan: ShotPlan, one: Ends, what: string): HitShare[] {
  return (['good', 'evil'] as const).map((side) => shareWhere(side, one, ({ struck, body }) => struck === what && plan.bodies[body ?? TARGET]?.side === side));
}

function partsShared(plan: ShotPlan, one: Ends, index: number): HitShare[] {
  const body = plan.bodies[index] as Body;
  if (body.mount === null) return [];
  return partsOf(body).map((part) => shareWhere(part, one, (state) => state.body === index && state.part === part));
}
