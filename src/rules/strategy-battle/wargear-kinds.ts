import type { WargearCategory } from './reference.js';

/** What counts as a bow: for a shield's bonus (SB-WEAP-014) and for the share of bows in a force (SB-ARMY-014). */
export const BOWS: ReadonlySet<WargearCategory> = new Set(['bow', 'crossbow']);
