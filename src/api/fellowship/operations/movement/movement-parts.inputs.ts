import type { ArrivingRequest } from '../../../../rules/fellowship/movement/arriving.js';
import { APPROACHES, OBSTRUCTIONS, STEADINESS, type CrossingRequest } from '../../../../rules/fellowship/movement/crossing.js';
import type { EngineRequest } from '../../../../rules/fellowship/movement/engine.js';
import type { FleeingRequest } from '../../../../rules/fellowship/movement/fleeing.js';
import { WAYS_OUT, type LeavingRequest } from '../../../../rules/fellowship/movement/leaving.js';
import { MOUNTINGS, type MountingRequest } from '../../../../rules/fellowship/movement/mounting.js';
import { RECLAIMERS, type ReclamationRequest, type Reclaimer } from '../../../../rules/fellowship/movement/reclamation.js';
import { ChoiceField, FlagField, IdField, ListField, NumberField, WholeNumberField } from '../../../shared/fields/field-decorators.js';
import { InputShape } from '../../../shared/fields/shape-decorators.js';
import { id, wholeNumber } from '../../../shared/fields/values.js';
import { absent, cm } from '../../views/words.js';
import { ability } from '../figures/figure.fields.js';

const no = { default: false } as const;
const yes = { default: true } as const;
const count = { min: 0, max: 100 } as const;
const code = { max: 8 } as const;
const bound = { min: 1, max: 1000 } as const;

@InputShape('FellowshipCrossingInput', 'Whom the move passes through (FS-MOVE-005 to 007).')
export class CrossingInput implements CrossingRequest {
  @ChoiceField(OBSTRUCTIONS, { description: 'What stands in the way.' }) readonly through!: (typeof OBSTRUCTIONS)[number];
  @ChoiceField(STEADINESS, { description: 'The figure that moves.', default: 'steady' }) readonly state!: (typeof STEADINESS)[number];
  @FlagField({ description: 'The formation has locked its ranks.', ...no }) readonly lockedRanks!: boolean;
  @ChoiceField(APPROACHES, { description: 'From where it comes.', default: 'front' }) readonly from!: (typeof APPROACHES)[number];
  @FlagField({ description: 'Its move ends inside.', ...no }) readonly endsInside!: boolean;
}

@InputShape('FellowshipMountingInput', 'Getting on or off, or calling a mount (FS-MOUNT-001 to 003).')
export class MountingInput implements MountingRequest {
  @ChoiceField(MOUNTINGS, { description: 'What is done.' }) readonly action!: (typeof MOUNTINGS)[number];
  @NumberField({ description: 'Normal rate of the mount in centimetres.', ...cm, ...absent }) readonly mountRate!: number | null;
  @FlagField({ description: 'The mount is in combat.', ...no }) readonly mountInCombat!: boolean;
  @FlagField({ description: 'The mount comes to a call.', ...no }) readonly intelligent!: boolean;
  @FlagField({ description: 'The mount fights by itself.', ...no }) readonly offensive!: boolean;
  @FlagField({ description: 'Half of the phase goes into tying it up.', ...no }) readonly tethered!: boolean;
  @FlagField({ description: 'The rider has reached his mount.', ...yes }) readonly atMount!: boolean;
  @WholeNumberField({ description: 'Number of this bound.', ...bound, default: 1 }) readonly bound!: number;
}

@InputShape('FellowshipLeavingInput', 'Leaving close combat (FS-LOCK-001 to 003).')
export class LeavingInput implements LeavingRequest {
  @ChoiceField(WAYS_OUT, { description: 'How.' }) readonly by!: (typeof WAYS_OUT)[number];
  @FlagField({ description: 'It has killed its opponent.', ...no }) readonly killed!: boolean;
  @WholeNumberField({ description: 'Hero points.', ...count, default: 0 }) readonly heroPoints!: number;
  @FlagField({ description: 'Its Evade check has succeeded.', ...no }) readonly evaded!: boolean;
  @FlagField({ description: 'There is room for one more.', ...no }) readonly room!: boolean;
  @IdField({ names: 'phase', description: 'Code of the phase.', ...code, default: '4e' }) readonly phase!: string;
  @FlagField({ description: 'A mounted company.', ...no }) readonly mounted!: boolean;
  @FlagField({ description: 'Its standard is present.', ...no }) readonly standard!: boolean;
  @FlagField({ description: 'Its leader is present.', ...no }) readonly leader!: boolean;
  @ChoiceField(['infantry', 'cavalry'], { description: 'Whom it fights.', default: 'infantry' }) readonly against!: 'infantry' | 'cavalry';
  @ListField(id({ ...code, names: 'phase' }), { description: 'Codes of the phases in which one of them has moved.', max: 5, default: [] }) readonly movedIn!: readonly string[];
  @WholeNumberField({ description: 'Figures of the company.', ...count, default: 1 }) readonly figures!: number;
  @WholeNumberField({ description: 'Of these, surrounded or trapped.', ...count, default: 0 }) readonly surrounded!: number;
}

@InputShape('FellowshipFleeingInput', 'Running in terror (FS-FLEE-001).')
export class FleeingInput implements FleeingRequest {
  @FlagField({ description: 'There is no way out.', ...no }) readonly surrounded!: boolean;
  @NumberField({ description: 'Centimetres to the source before the move.', ...cm, ...absent }) readonly sourceBefore!: number | null;
  @NumberField({ description: 'And after it.', ...cm, ...absent }) readonly sourceAfter!: number | null;
  @NumberField({ description: 'Centimetres to the nearest other enemy before the move.', ...cm, ...absent }) readonly enemyBefore!: number | null;
  @NumberField({ description: 'And after it.', ...cm, ...absent }) readonly enemyAfter!: number | null;
  @NumberField({ description: 'Centimetres moved.', ...cm, ...absent }) readonly moved!: number | null;
}

@InputShape('FellowshipReclamationInput', 'Taking the ground of the dead (FS-RECL-001 to 005).')
export class ReclamationInput implements ReclamationRequest {
  @ChoiceField(RECLAIMERS, { description: 'By what right.', default: 'kill' }) readonly by!: Reclaimer;
  @IdField({ names: 'phase', description: 'Code of the phase of the kill.', ...code, default: '6d' }) readonly phase!: string;
  @FlagField({ description: 'The enemy is dead.', ...yes }) readonly killed!: boolean;
  @FlagField({ description: 'Further attacks are owed.', ...no }) readonly attacksLeft!: boolean;
  @FlagField({ description: 'A figure behind has stepped into the gap.', ...no }) readonly gapFilled!: boolean;
  @NumberField({ description: 'Centimetres.', ...cm, ...absent }) readonly distance!: number | null;
  @NumberField({ description: 'Degrees from straight ahead.', min: -180, max: 180, ...absent }) readonly angle!: number | null;
  @WholeNumberField({ description: 'Other enemies that it touched.', ...count, default: 0 }) readonly contactsBefore!: number;
  @WholeNumberField({ description: 'Those of them that it still touches.', ...count, default: 0 }) readonly contactsAfter!: number;
  @FlagField({ description: 'It is surrounded.', ...no }) readonly surrounded!: boolean;
  @FlagField({ description: 'The move would displace an enemy.', ...no }) readonly displacesEnemy!: boolean;
  @FlagField({ description: 'It was attacked in front and rear.', ...no }) readonly frontAndRear!: boolean;
  @FlagField({ description: 'It enters a zone of control.', ...no }) readonly entersZone!: boolean;
  @FlagField({ description: 'It contacts the owner of the zone.', ...no }) readonly contactsOwner!: boolean;
  @FlagField({ description: 'Nobody is left in contact.', ...yes }) readonly allOpponentsDead!: boolean;
  @FlagField({ description: 'It reaches a new enemy.', ...yes }) readonly reachesEnemy!: boolean;
}

@InputShape('FellowshipEngineInput', 'A siege engine (FS-MOVE-009).')
export class EngineInput implements EngineRequest {
  @FlagField({ description: 'Drawn by animals.', ...no }) readonly draughtAnimals!: boolean;
  @WholeNumberField({ description: 'Ability value of the engine.', min: 0, max: 10_000, ...absent }) readonly ability!: number | null;
  @ListField(wholeNumber(ability), { description: 'Ability values of the crew.', max: 50, default: [] }) readonly crew!: readonly number[];
  @WholeNumberField({ description: 'Bound in which it is limbered or unlimbered.', ...bound, ...absent }) readonly limberedIn!: number | null;
}

@InputShape('FellowshipArrivingInput', 'Coming to the table out of an ambush (FS-ABIL-002).')
export class ArrivingInput implements ArrivingRequest {
  @IdField({ names: 'phase', description: 'Code of the phase.', ...code, default: '4e' }) readonly phase!: string;
}
