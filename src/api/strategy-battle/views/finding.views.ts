import { FINDING_CODES } from '../../../rules/strategy-battle/army/finding-codes.js';
import { ListField } from '../../shared/fields/field-decorators.js';
import { OutputShape } from '../../shared/fields/shape-decorators.js';
import { object } from '../../shared/fields/values.js';
import { findingFields, FixView } from '../../shared/findings/finding.fields.js';

@OutputShape('StrategyBattleFinding', 'Something that a check has to say about one place of the request.')
export class FindingView extends findingFields({ codes: FINDING_CODES, pointer: '/entries/0', rule: 'SB-ARMY-003', figures: 'whole' }) {
  @ListField(object(() => FixView), { description: 'Ways to mend it.' }) readonly fixes!: readonly FixView[];
}
