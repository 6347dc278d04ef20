import { MOST_POINTS } from '../../../../rules/fellowship/figure/hero-points.js';
import { RANKS, type Rank } from '../../../../rules/fellowship/figure/figure-request.js';
import type { DeploymentRequest, Force, ForceFigure, ForceUnit, PlacedMarker, PlacedUnit, PlacingOrder, TerrainChange } from '../../../../rules/fellowship/deployment/deployment-types.js';
import { SKILL_HOLDERS, type Side, type SkillHolder } from '../../../../rules/fellowship/reference.js';
import { ChoiceField, FlagField, IdField, ListField, NumberField, ObjectField, TextField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape } from '../../../shared/fields/shape-decorators.js';
import { id, list, object, wholeNumber } from '../../../shared/fields/values.js';
import { absent, cm, SIDE_WORDS } from '../../views/words.js';
import { ability, MOST_TRAITS } from '../figures/figure.fields.js';

export const MOST_UNITS = 100;
export const MOST_FIGURES_LISTED = 100;
const traits = { max: MOST_TRAITS, default: [] };

@InputShape('FellowshipForceFigureInput', 'Like figures of a force.')
export class ForceFigureInput implements ForceFigure {
  @WholeNumberField({ description: 'Ability value.', ...ability }) readonly ability!: number;
  @WholeNumberField({ description: 'How many.', min: 1, max: 1000, default: 1 }) readonly count!: number;
  @ChoiceField(RANKS, { description: 'Ring round the base.', default: 'none' }) readonly rank!: Rank;
  @FlagField({ description: 'Ability value in red.', default: false }) readonly red!: boolean;
  @WholeNumberField({ description: 'Red number beside it.', min: 2, max: 10, ...absent }) readonly redNumber!: number | null;
  @ListField(id({ names: 'ability' }), { description: 'Special abilities.', ...traits }) readonly abilities!: readonly string[];
  @ListField(id({ names: 'skill' }), { description: 'Training skills of its own.', ...traits }) readonly skills!: readonly string[];
  @WholeNumberField({ description: 'Hero points written down, to be checked.', min: 0, max: 100, ...absent }) readonly heroPoints!: number | null;
  @WholeNumberField({ description: `Spell points of a caster, 1 to ${MOST_POINTS}.`, min: 0, max: 100, ...absent }) readonly spellPoints!: number | null;
}

@InputShape('FellowshipForceUnitInput', 'A company, an ancillary squad, or a figure on its own.')
export class ForceUnitInput implements ForceUnit {
  @TextField({ description: 'What it is called.', max: 100, ...absent }) readonly name!: string | null;
  @ChoiceField(SKILL_HOLDERS, { description: 'What it is.' }) readonly kind!: SkillHolder;
  @ListField(id({ names: 'skill' }), { description: 'Training skills of all of it.', ...traits }) readonly skills!: readonly string[];
  @WholeNumberField({ description: 'Drovers.', min: 0, max: 20, default: 0 }) readonly drovers!: number;
  @FlagField({ description: 'Mounted.', default: false }) readonly mounted!: boolean;
  @FlagField({ description: 'It has a standard.', default: false }) readonly standard!: boolean;
  @ListField(object(() => ForceFigureInput), { description: 'Its figures.', min: 1, max: MOST_FIGURES_LISTED }) readonly figures!: readonly ForceFigureInput[];
}

@InputShape('FellowshipForceInput', 'A force.')
export class ForceInput implements Force {
  @ChoiceField(SIDE_WORDS, { description: 'Its side.' }) readonly side!: Side;
  @WholeNumberField({ description: 'Groups of horns and trumpets.', min: 0, max: 20, default: 0 }) readonly horns!: number;
  @ListField(object(() => ForceUnitInput), { description: 'Its companies, squads and single figures.', max: MOST_UNITS, default: [] }) readonly units!: readonly ForceUnitInput[];
}

@InputShape('FellowshipPlacedUnitInput', 'A company, squad or figure on the table.')
export class PlacedUnitInput implements PlacedUnit {
  @ChoiceField(SIDE_WORDS, { description: 'Whose it is.' }) readonly side!: Side;
  @NumberField({ description: "Centimetres from its side's edge to its foremost figure.", ...cm }) readonly depth!: number;
  @FlagField({ description: 'Moved after set-up (FS-DEPL-004).', default: false }) readonly relocated!: boolean;
  @FlagField({ description: 'Scouts, who may be moved farther (FS-DEPL-005).', default: false }) readonly scouts!: boolean;
}

@InputShape('FellowshipMarkerInput', 'An objective marker.')
export class MarkerInput implements PlacedMarker {
  @ChoiceField(SIDE_WORDS, { description: 'Whose it is; null for one in the centre.', ...absent }) readonly side!: Side | null;
  @NumberField({ description: "Centimetres from its side's edge, in the centre from Good's.", ...cm }) readonly depth!: number;
}

@InputShape('FellowshipTerrainChangeInput', 'A piece of terrain that the attacker places or removes.')
export class TerrainChangeInput implements TerrainChange {
  @NumberField({ description: "Centimetres from the attacker's edge.", ...cm }) readonly depth!: number;
}

@InputShape('FellowshipOutScoutedInput', 'Who has out-scouted whom.')
export class OutScoutedInput {
  @ChoiceField(SIDE_WORDS, { description: 'The side with points to spend.' }) readonly by!: Side;
  @WholeNumberField({ description: 'Points.', min: 1, max: 100 }) readonly points!: number;
}

@InputShape('FellowshipPlacingInput', 'The placing of units in turn (FS-DEPL-001).')
export class PlacingInput implements Omit<PlacingOrder, 'rolls'> {
  @WholeNumberField({ description: 'Units of Good.', min: 0, max: MOST_UNITS }) readonly good!: number;
  @WholeNumberField({ description: 'Units of Evil.', min: 0, max: MOST_UNITS }) readonly evil!: number;
  @ListField(list(wholeNumber({ min: 1, max: 10 }), { min: 2, max: 2 }), { description: "Pairs of D10 rolled so far, Good's first.", max: MOST_UNITS * 4, default: [] }) readonly rolls!: readonly (readonly [number, number])[];
}

@InputShape('FellowshipDeploymentInput', 'A set-up, or a part of one.', { example: { engagement: 'defensive', depth: 180, attacker: 'evil', units: [{ side: 'good', depth: 85 }, { side: 'evil', depth: 31 }] } })
export class DeploymentInput implements DeploymentRequest {
  @IdField({ names: 'engagement', description: 'Kind of engagement.', example: 'defensive' }) readonly engagement!: string;
  @NumberField({ description: 'Centimetres between the two edges.', min: 1, max: 1000 }) readonly depth!: number;
  @ChoiceField(SIDE_WORDS, { description: 'Who attacks, in a defensive engagement.', ...absent }) readonly attacker!: Side | null;
  @ListField(object(() => ForceInput), { description: 'Forces to judge.', max: 2, default: [] }) readonly forces!: readonly ForceInput[];
  @ListField(object(() => PlacedUnitInput), { description: 'What stands where.', max: MOST_UNITS * 2, default: [] }) readonly units!: readonly PlacedUnitInput[];
  @ListField(object(() => MarkerInput), { description: 'Objective markers.', max: 20, ...absent }) readonly markers!: readonly MarkerInput[] | null;
  @ListField(object(() => TerrainChangeInput), { description: 'Terrain that the attacker changes.', max: 20, default: [] }) readonly terrainChanges!: readonly TerrainChangeInput[];
  @WholeNumberField({ description: 'The D10 for the number of terrain pieces.', min: 1, max: 10, ...absent }) readonly terrainRoll!: number | null;
  @ObjectField(() => OutScoutedInput, { description: 'Who has out-scouted whom.', ...absent }) readonly outScouted!: OutScoutedInput | null;
  @ObjectField(() => PlacingInput, { description: 'The placing of units in turn.', ...absent }) readonly order!: PlacingInput | null;
  @ListField(wholeNumber({ min: 1, max: 10 }), { description: 'D10 of Good and of Evil for the edges (FS-ENG-002).', min: 2, max: 2, ...absent }) readonly edgeRoll!: readonly [number, number] | null;
}
