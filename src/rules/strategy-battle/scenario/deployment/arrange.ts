import type { Bin } from './bins.js';
import { assign } from './assign.js';
import type { Fit, Misplaced } from './judge-pieces.js';
import type { Piece } from './table.js';

/** How the pieces of a set-up were understood. */
export interface Arrangement {
  /** Bin of each piece that is judged by a bin, by the piece's index. */
  readonly bins: ReadonlyMap<number, Bin>;
  /** Pieces outside the zones of every placement that speaks of them, with the one they are nearest to. */
  readonly misplaced: readonly { readonly piece: Piece; readonly bin: Bin; readonly miss: Misplaced }[];
  /** Pieces that stand well, where too many do. */
  readonly surplus: readonly { readonly piece: Piece; readonly bin: Bin }[];
  /** Pieces that no placement speaks of. */
  readonly strangers: readonly Piece[];
}

interface Choice {
  readonly bin: number;
  readonly fit: Fit;
}

/** Finds for every piece the placement that it is meant for: the one named, or one whose zones it stands in. */
export function arrange(pieces: readonly Piece[], bins: readonly Bin[], fit: (piece: Piece, bin: Bin) => Fit): Arrangement {
  const choices = pieces.map((piece) => choicesOf(piece, bins, fit));
  const suits = choices.map((options) => [...fitting(options, null), ...fitting(options, 'unknown')]);
  const places = assign(suits, bins);
  const result = { bins: new Map<number, Bin>(), misplaced: [] as Mutable<Arrangement['misplaced']>, surplus: [] as Mutable<Arrangement['surplus']>, strangers: [] as Piece[] };
  pieces.forEach((piece, row) => {
    const bin = bins[places[row] ?? suits[row]?.[0] ?? -1];
    const near = nearestMiss(choices[row] ?? []);
    if (bin && places[row] !== null) result.bins.set(piece.index, bin);
    else if (bin) result.surplus.push({ piece, bin });
    else if (near && bins[near.bin]) result.misplaced.push({ piece, bin: bins[near.bin] as Bin, miss: near.miss });
    else result.strangers.push(piece);
  });
  for (const { piece, bin } of [...result.misplaced, ...result.surplus]) result.bins.set(piece.index, bin);
  return result;
}

type Mutable<List> = List extends readonly (infer Item)[] ? Item[] : never;

function choicesOf(piece: Piece, bins: readonly Bin[], fit: (piece: Piece, bin: Bin) => Fit): readonly Choice[] {
  return bins.flatMap((bin, index) => {
    const meant = piece.model.placement === null || piece.model.placement === bin.placement.id;
    return meant && bin.takes.has(piece.index) ? [{ bin: index, fit: fit(piece, bin) }] : [];
  });
}

function fitting(options: readonly Choice[], wanted: Fit): readonly number[] {
  return options.filter(({ fit }) => fit === wanted).map(({ bin }) => bin);
}

function nearestMiss(options: readonly Choice[]): { readonly bin: number; readonly miss: Misplaced } | undefined {
  return options
    .flatMap(({ bin, fit }) => (fit !== null && fit !== 'unknown' ? [{ bin, miss: fit }] : []))
    .sort((one, other) => one.miss.by - other.miss.by)[0];
}
