import type { Type } from '@nestjs/common';
import type { Ruling, RulingQuestion } from '../../../../rules/strategy-battle/combat/rulings/rulings-types.js';
import { FlagField, IdField, ListField, NumberField, ObjectField, TextField } from '../../../shared/fields/field-decorators.js';
import { OutputShape } from '../../../shared/fields/shape-decorators.js';
import { object } from '../../../shared/fields/values.js';
import { VersionsView } from '../../../shared/versions/versions.view.js';
import type { CombatQuestionDoor } from '../combat-door.js';

@OutputShape('StrategyBattleRulingValue', 'A figure of a ruling.')
export class RulingValueView {
  @TextField({ description: 'What it is: a store afterwards, a distance, a number of models.', example: 'might' }) readonly name!: string;
  @NumberField({ description: 'Points, models, or inches and centimetres as they were asked in.' }) readonly value!: number;
}

@OutputShape('StrategyBattleRuling', 'The answer to a question between the rolls of a turn.')
export class RulingView {
  @FlagField({ description: 'It may be done, or it happens.' }) readonly holds!: boolean;
  @IdField({ description: 'Row of the rules ledger.', example: 'SB-SPEC-021' }) readonly rule!: string;
  @TextField({ description: 'What follows, in words.' }) readonly says!: string;
  @ListField(object(() => RulingValueView), { description: 'What follows, in figures.' }) readonly values!: readonly RulingValueView[];
  @ObjectField(() => VersionsView, { description: 'What it was worked out with.' }) readonly versions!: VersionsView;
}

/** The texts and the body of one question. */
interface Asked {
  readonly about: RulingQuestion['about'];
  readonly summary: string;
  readonly description: string;
  readonly input: Type<object>;
}

/** `POST …/turn-rulings/{about}`, which GraphQL calls `turnRuling…`. */
export function rulingDoor({ about, ...asked }: Asked): CombatQuestionDoor {
  return {
    ...asked, path: `turn-rulings/${about}`, field: camelCase(`turn-ruling-${about}`), view: RulingView,
    question: ({ combat }) => ({ ask: (request: object) => listed(combat.turnRulings.ask({ ...request, about } as RulingQuestion)) }),
  };
}

const camelCase = (kebab: string): string => kebab.replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase());

function listed({ values, ...ruling }: Ruling): Omit<RulingView, 'versions'> {
  return { ...ruling, values: Object.entries(values).map(([name, value]) => ({ name, value })) };
}
