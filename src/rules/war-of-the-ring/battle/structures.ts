import { reject } from '../../shared/refuse.js';
import { known } from '../known.js';
import type { Area } from '../reference.js';
import type { ReferenceIndex } from '../reference-index.js';
import type { StructureRequest } from './battle-types.js';

/** What is assaulted where neither the request nor the area names a structure. */
export const DEFAULT_STRUCTURE = 'fortress';

/** The figures of a structure, all known. */
export interface StructureFigures {
  readonly capacity: number;
  readonly channel: number;
  readonly defenceBonus: number;
  readonly attackPenalty: number;
}

/**
 * Figures of a structure by its id, or as given, all of which an assault needs.
 * @throws RuleError for an unknown id, and for figures that neither the source nor the caller gives (WR-SIEGE-015)
 */
export function structureFigures(index: ReferenceIndex, request: StructureRequest, pointer: string): StructureFigures {
  const figure = figureOf(index, request, pointer);
  return { capacity: figure('capacity'), channel: figure('channel'), defenceBonus: figure('defenceBonus'), attackPenalty: figure('attackPenalty') };
}

/**
 * The same, a figure at a time, where not all of them matter.
 * @throws RuleError for an unknown id at once, for a figure that is not known once it is asked for
 */
export function figureOf(index: ReferenceIndex, request: StructureRequest, pointer: string): (name: keyof StructureFigures) => number {
  const given = typeof request === 'string' ? { kind: request } : request;
  const record = given.kind == null ? null : known(index.structures, given.kind, typeof request === 'string' ? pointer : `${pointer}/kind`);
  return (name) => {
    const value = (typeof request === 'string' ? null : request[name]) ?? record?.[name];
    return value ?? reject(typeof request === 'string' ? pointer : `${pointer}/${name}`, 'required', `The source lost the ${name} of this structure: give it (WR-SIEGE-015).`);
  };
}

/** What is told of a structure that is not the one which the source names in the area (WR-SIEGE-015). */
export function structureNotes(request: StructureRequest | null | undefined, area: Area | null): readonly string[] {
  if (area === null || (request == null && area.structure === null)) return [];
  if (request == null) return [`The ${area.structure} of ${area.name} is left out: nobody is inside (WR-SIEGE-002).`];
  if (area.structure === null) return [`The source names no structure in ${area.name}: that of the request stands there (WR-SIEGE-015).`];
  const kind = typeof request === 'string' ? request : request.kind ?? area.structure;
  const own = kind === area.structure ? ownFigures(request) : [];
  if (own.length > 0) return [`The source names a ${area.structure} in ${area.name}; ${own.join(', ')} ${own.length === 1 ? 'is' : 'are'} as asked (WR-SIEGE-015).`];
  return kind === area.structure ? [] : [`The source names a ${area.structure} in ${area.name}; the figures are those of a ${kind}, as asked (WR-SIEGE-015).`];
}

const FIGURES = ['capacity', 'channel', 'defenceBonus', 'attackPenalty'] as const satisfies readonly (keyof StructureFigures)[];

const ownFigures = (request: StructureRequest): readonly string[] => (typeof request === 'string' ? [] : FIGURES.filter((name) => request[name] != null));
