import { refuse } from '../../shared/refuse.js';
import type { ReferenceIndex } from '../reference-index.js';
import type { Place, Side as Colour } from '../reference.js';
import { present, type Company } from '../strength/company.js';
import type { BattleRequest } from './battle-types.js';

const RULE = 'WR-PLACE-019';

/** Whether those who attack may be paralysed, and on how many sixths. */
export interface Fear {
  readonly tested: boolean;
  readonly sixths: number;
  readonly notes: readonly string[];
}

interface Sides {
  readonly strikers: Company;
  readonly met: Company;
}

/**
 * Fear takes blue units that attack red ones in a place of fear (WR-PLACE-019).
 * @throws RuleError where it is asked for elsewhere or for others, or left out there.
 */
export function fearOf(index: ReferenceIndex, { area, fear = null }: Pick<BattleRequest, 'area' | 'fear'>, sides: Sides): Fear {
  const feared = [...index.placeOf.values()].find(({ fearSixths }) => fearSixths > 0);
  const sixths = (area == null ? feared : index.placeOf.get(area))?.fearSixths ?? 0;
  const claim = sixths === 0 ? 'none' : claimOf(sides);
  if (fear === true && claim === 'none') refuse('/fear', RULE, `Fear takes blue units that attack red ones in ${feared?.name ?? ''}, nobody else.`);
  if (area == null) return unplaced(fear, feared);
  if (fear === false && claim === 'certain') refuse('/fear', RULE, 'Blue units that attack red ones here are afraid.');
  const tested = fear ?? claim === 'certain';
  return { tested, sixths, notes: claim === 'open' ? [openNote(tested)] : [] };
}

/** Without an area fear is tested where it is asked for. */
const unplaced = (fear: boolean | null, place: Place | undefined): Fear => ({
  tested: fear === true,
  sixths: place?.fearSixths ?? 0,
  notes: fear === true ? [`Fear is that of ${place?.name ?? ''}; the ground is as asked, or plains (${RULE}).`] : [],
});

const openNote = (tested: boolean): string => `Fear is ${tested ? '' : 'not '}tested: units without a nation are on no side (${RULE}).`;

/** Whether these are blue units that attack red ones; open where some have no nation. */
function claimOf({ strikers, met }: Sides): 'none' | 'open' | 'certain' {
  if (!may(strikers, 'blue') || !may(met, 'red')) return 'none';
  return is(strikers, 'blue') && is(met, 'red') ? 'certain' : 'open';
}

const colours = ({ parts }: Company): readonly (Colour | null)[] => present(parts).map(({ kin }) => kin.side);
const is = (company: Company, colour: Colour): boolean => colours(company).includes(colour);
/** Units without a nation may be of either side. */
const may = (company: Company, colour: Colour): boolean => colours(company).every((side) => side === null || side === colour);
