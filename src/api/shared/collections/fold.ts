/** A text without accents and capitals, for comparing and searching: `Éomer` becomes `eomer`. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
