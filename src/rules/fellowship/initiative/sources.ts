import { refuse } from '../../shared/refuse.js';
import { SPECIAL_ABILITIES } from '../special-abilities/special-abilities.js';
import type { CaptainRequest, MotivationSide, MotivationSource } from './motivation-types.js';

/** Factor of 1, 2, 3 sets of drums; more play no louder (FS-MOT-001). */
const DRUM_FACTORS = [0, 40, 60, 80] as const;
const HORN_FACTOR = 60;
/** Reach of the royal fanfare, in centimetres (FS-MOT-006). */
const LORD_WITHIN = 10;

const COMMANDS = new Set(SPECIAL_ABILITIES.filter(({ commands }) => commands !== undefined).map(({ id }) => id));

/** Motivational factor of so many sets that still play (FS-MOT-001, FS-MOT-003). */
export function drumFactor(sets: number): number {
  return DRUM_FACTORS[Math.min(Math.max(0, sets), DRUM_FACTORS.length - 1)] ?? 0;
}

/** Sets that play on after this bound. */
export function drumsAfter({ drums = 0, silentDrums = 0, drumRoll = false }: MotivationSide): number {
  return Math.max(0, drums - silentDrums - (drumRoll ? 1 : 0));
}

/** What may bring this side extra dice, in the order in which it is rolled for: drums, horns, captains. */
export function sourcesOf(side: MotivationSide | null | undefined, pointer: string): MotivationSource[] {
  if (side == null) return [];
  return [...drumSources(side, pointer), ...hornSources(side, pointer), ...(side.captains ?? []).map((captain, place) => captainSource(captain, place, pointer))];
}

function drumSources({ drums = 0, silentDrums = 0, drumRoll = false }: MotivationSide, pointer: string): MotivationSource[] {
  const playing = drums - silentDrums;
  if (playing < 0) refuse(`${pointer}/silentDrums`, 'FS-MOT-003', `There are only ${drums} sets of drums.`);
  if (drumRoll && silentDrums > 0) refuse(`${pointer}/drumRoll`, 'FS-MOT-002', 'The drums have rolled in this encounter already.');
  if (drumRoll && playing === 0) refuse(`${pointer}/drumRoll`, 'FS-MOT-002', 'There are no drums that could roll.');
  if (drumRoll) return [{ source: 'drum-roll', target: null, dice: 1, rule: 'FS-MOT-002' }];
  return playing === 0 ? [] : [{ source: 'drums', target: drumFactor(playing), dice: 1, rule: 'FS-MOT-001' }];
}

function hornSources({ horns = 0, fanfare = 'none', fanfaresSounded = [], lordshipAt = null }: MotivationSide, pointer: string): MotivationSource[] {
  if (horns > 1) refuse(`${pointer}/horns`, 'FS-MOT-004', 'An army has one group of horns and trumpets.');
  if (fanfare !== 'none' && horns === 0) refuse(`${pointer}/fanfare`, 'FS-MOT-005', 'There are no horns that could sound it.');
  if (horns === 0) return [];
  if (fanfare === 'none') return [{ source: 'horns', target: HORN_FACTOR, dice: 1, rule: 'FS-MOT-004' }];
  const rule = fanfare === 'royal' ? 'FS-MOT-006' : 'FS-MOT-005';
  if (fanfaresSounded.includes(fanfare)) refuse(`${pointer}/fanfare`, rule, 'It has sounded in this encounter already.');
  if (fanfare === 'fanfare') return [{ source: 'fanfare', target: null, dice: 1, rule }];
  if (lordshipAt === null || lordshipAt > LORD_WITHIN) refuse(`${pointer}/lordshipAt`, rule, `A figure with Lordship must be within ${LORD_WITHIN} cm of the musicians.`);
  return [{ source: 'royal-fanfare', target: null, dice: 2, rule }];
}

function captainSource({ ability, rank = 'captain', abilities = [], boundsAgo = 1 }: CaptainRequest, place: number, pointer: string): MotivationSource {
  const at = `${pointer}/captains/${place}`;
  if (rank !== 'captain' && !abilities.some((id) => COMMANDS.has(id))) refuse(`${at}/rank`, 'FS-MOT-007', 'Only a captain or a figure with Command, Leadership or Lordship leads such a charge.');
  if (boundsAgo !== 1) refuse(`${at}/boundsAgo`, 'FS-MOT-007', 'The check is due in the bound after the charge.');
  return { source: `captain/${place}`, target: ability, dice: 1, rule: 'FS-MOT-007' };
}
