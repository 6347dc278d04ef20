/** How far fire leaps from tree to tree, in centimetres (FS-SPELL-018). */
const LEAP = 5;

export interface Tree {
  readonly x: number;
  readonly y: number;
}

/** Places of the trees that burn once the first is lit: all that a chain of leaps reaches (FS-SPELL-018). */
export function burningTrees(trees: readonly Tree[]): number[] {
  const burning = new Set(trees.length === 0 ? [] : [0]);
  for (const lit of burning) {
    const from = trees[lit];
    if (from === undefined) continue;
    trees.forEach((tree, place) => {
      if (Math.hypot(tree.x - from.x, tree.y - from.y) <= LEAP) burning.add(place);
    });
  }
  return [...burning].sort((a, b) => a - b);
}
