import { distance } from 'fastest-levenshtein';

/** Longer names are not compared: the work stays small whatever is sent. */
const LONGEST_COMPARED = 64;
const MOST_MATCHES = 3;

/** The known names that a mistyped one may mean, best first: at most a third of its letters differ, or one begins with the other. */
export function nearMatches(name: string, known: Iterable<string>): readonly string[] {
  if (name.length === 0 || name.length > LONGEST_COMPARED) return [];
  const wanted = name.toLowerCase();
  const ranked: { candidate: string; away: number }[] = [];
  for (const candidate of known) {
    const away = farness(wanted, candidate.toLowerCase());
    if (away !== null) ranked.push({ candidate, away });
  }
  ranked.sort((a, b) => a.away - b.away || (a.candidate < b.candidate ? -1 : 1));
  return ranked.slice(0, MOST_MATCHES).map(({ candidate }) => candidate);
}

function farness(wanted: string, candidate: string): number | null {
  const edits = distance(wanted, candidate);
  const allowed = Math.max(1, Math.floor(Math.max(wanted.length, candidate.length) / 3));
  if (edits <= allowed) return edits;
  const shorter = Math.min(wanted.length, candidate.length);
  return shorter >= 3 && (candidate.startsWith(wanted) || wanted.startsWith(candidate)) ? edits : null;
}
