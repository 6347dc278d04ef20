import { fault, fix, type StrategyFinding } from '../findings.js';
import type { ProfileRequest } from '../profile-report.js';
import { linked } from '../reference-index.js';
import type { RulebookData } from '../rulebook-data.js';
import type { SpecialRuleSteps } from '../special-rules/special-rule-steps.js';
import type { UnitCard } from '../unit-card.js';
import { TOO_STRONG_TO_RIDE, type Riding } from './riding.js';

type Refusal = readonly [rule: string, message: string];

/** Whether the passenger may sit behind the rider (SB-CAV-012): the first reason against it is a finding. */
export function judgePassenger(
  data: RulebookData,
  card: UnitCard,
  steps: readonly SpecialRuleSteps[],
  riding: Riding,
  passenger: ProfileRequest['passenger'],
): readonly StrategyFinding[] {
  if (passenger === null || passenger === undefined) return [];
  const passengerCard = linked(data.cards, passenger.unit, 'a passenger');
  const ringBearer = passenger.ringBearer === true || passengerCard.unit.ringBearer?.always === true;
  const refusals = [...ofRider(card, steps, riding), ...ofMount(riding, ringBearer), ...ofPassenger(passengerCard)];
  return refusals.slice(0, 1).map(([rule, message]) =>
    fault('passenger-not-allowed', {
      pointer: '/passenger/unit',
      rule,
      message,
      fixes: [fix('Carry nobody.', [{ op: 'add', path: '/passenger', value: null }])],
    }),
  );
}

function ofRider({ unit }: UnitCard, steps: readonly SpecialRuleSteps[], riding: Riding): readonly Refusal[] {
  if (!riding.mounted) return [['SB-CAV-012', `${unit.name} is on foot and carries nobody.`]];
  return steps.flatMap(({ riderRefusesPassengers: why, rule }): readonly Refusal[] =>
    why === undefined ? [] : [[rule, `${unit.name} takes no passenger. ${why}`]],
  );
}

function ofMount({ mount, mounted, mountSteps }: Riding, ringBearer: boolean): readonly Refusal[] {
  if (mount === null || !mounted) return [];
  const refusals = mountSteps.flatMap((step): readonly Refusal[] => {
    const why = step.mountRefusesPassenger?.({ ringBearer }) ?? null;
    return why === null ? [] : [[step.rule, `${mount.name} does not take this passenger. ${why}`]];
  });
  return mount.carriesPassenger ? refusals : [...refusals, ['SB-CAV-012', `${mount.name} carries no passenger.`]];
}

function ofPassenger({ unit, race, base, offers }: UnitCard): readonly Refusal[] {
  const { strength } = unit.profile;
  if (strength >= TOO_STRONG_TO_RIDE) {
    return [['SB-CAV-012', `${unit.name} has Strength ${strength}; models of ${TOO_STRONG_TO_RIDE} or more are not carried.`]];
  }
  const owned = [...base, ...offers.values()].some(({ wargear }) => wargear.mount !== null);
  if (owned || race.carried || race.rides.length > 0 || unit.mayRide.length > 0) return [];
  return [['SB-CAV-012', `${unit.name} can neither ride nor be carried.`]];
}
