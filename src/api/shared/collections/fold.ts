/** A text without accents and capitals, for searching: `Éomer` becomes `eomer`. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
