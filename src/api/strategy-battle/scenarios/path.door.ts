import { MOST_TURNS } from '../../../rules/strategy-battle/scenario/outcome/outcome-types.js';
import type { PathRequest, PathWalked } from '../../../rules/strategy-battle/scenario/rolls/path-walked.js';
import { IdField, ListField, NumberField, ObjectField, WholeNumberField } from '../../shared/fields/field-decorators.js';
import { InputShape, OutputShape } from '../../shared/fields/shape-decorators.js';
import { id } from '../../shared/fields/values.js';
import { VersionsView } from '../../shared/versions/versions.view.js';
import { LengthInput } from '../combat/lengths.inputs.js';
import type { ScenarioDoor } from './scenario-door.js';

const turns = { min: 1, max: MOST_TURNS } as const;

@InputShape('StrategyBattleScenarioPathInput', 'A path that models walk beside the battle; how long it is only the printed map says.')
export class PathInput implements PathRequest {
  @ObjectField(() => LengthInput, { description: 'How long the path is.', example: { inches: 24 } }) readonly length!: LengthInput;
  @WholeNumberField({ description: 'Turn of the first step.', ...turns, default: 1 }) readonly fromTurn!: number;
  @WholeNumberField({ description: 'Turn after which to say how far they are.', ...turns, optional: true, nullable: true }) readonly turn!: number | null;
}

@OutputShape('StrategyBattleScenarioPath', 'When a path is walked.')
export class PathView implements PathWalked {
  @ListField(id(), { description: 'Ids of the units that walk it.' }) readonly units!: readonly string[];
  @WholeNumberField({ description: 'Normal moves that it takes, one a turn.' }) readonly turns!: number;
  @WholeNumberField({ description: 'Turn in which they reach its end.' }) readonly arrivesInTurn!: number;
  @NumberField({ description: 'How far they are after the turn asked for, in the measure of the path; null where none is asked for.', nullable: true }) readonly walked!: number | null;
  @IdField({ description: 'Id of the unit that may move only once they have arrived; null where there is none.', nullable: true }) readonly frees!: string | null;
  @WholeNumberField({ description: 'First turn in which it may.', nullable: true }) readonly freeFromTurn!: number | null;
  @ListField(id(), { description: 'Rows of the rules ledger.' }) readonly because!: readonly string[];
  @ObjectField(() => VersionsView, { description: 'What it was worked out with.' }) readonly versions!: VersionsView;
}

export const PATH_DOOR: ScenarioDoor = {
  path: 'path', field: 'scenarioPath', summary: 'When a path is walked',
  description: 'When models that walk a path beside the battle reach its end, and who may move from then on. A scenario without such a path refuses.',
  example: 'the-black-gate-opens', input: PathInput, view: PathView, answer: (book, scenario, input) => book.scenarios.path(scenario, input as PathInput),
};
