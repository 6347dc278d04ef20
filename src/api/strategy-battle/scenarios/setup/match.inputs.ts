import type { MatchForce, MatchRequest } from '../../../../rules/strategy-battle/scenario/setup/match-set-up.js';
import { ChoiceField, ListField, ObjectField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape } from '../../../shared/fields/shape-decorators.js';
import { object } from '../../../shared/fields/values.js';
import { ArmyEntryInput, MOST_ENTRIES, MOST_POINTS } from '../../armies/army.inputs.js';
import { EventPackInput } from '../../armies/event-pack.inputs.js';
import { MEASURES } from '../../views/words.js';

const absent = { optional: true, nullable: true } as const;

@InputShape('StrategyBattleMatchForceInput', 'A force for a points match.')
export class MatchForceInput implements MatchForce {
  @WholeNumberField({ description: "The value agreed for the match, in points. Where the scenario gives a side a share of the other's value, the share is worked out from it, and the side need not give it again.", min: 0, max: MOST_POINTS, ...absent, example: 200 }) readonly pointsLimit!: number | null;
  @ListField(object(() => ArmyEntryInput), { description: 'The lines of the list.', max: MOST_ENTRIES }) readonly entries!: readonly ArmyEntryInput[];
  @ObjectField(() => EventPackInput, { description: "An organiser's own limits.", ...absent }) readonly eventPack!: EventPackInput | null;
}

@InputShape('StrategyBattleMatchSetUpInput', 'Two forces for a points match of a scenario.', {
  example: {
    good: { pointsLimit: 200, entries: [{ unit: 'warrior-of-minas-tirith', count: 24, options: ['shield'] }] },
    evil: { pointsLimit: 200, entries: [{ unit: 'orc-warrior', count: 24, options: ['hand-weapon', 'shield'] }] },
  },
})
export class MatchSetUpInput implements MatchRequest {
  @ChoiceField(MEASURES, { description: 'The measure of the table.', default: 'inches' }) readonly measure!: 'inches' | 'cm';
  @ObjectField(() => MatchForceInput, { description: 'The Good force.' }) readonly good!: MatchForceInput;
  @ObjectField(() => MatchForceInput, { description: 'The Evil force.' }) readonly evil!: MatchForceInput;
}
