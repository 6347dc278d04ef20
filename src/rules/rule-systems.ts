/** A rule system that this service gives, whichever of its capabilities are built. */
export interface RuleSystem {
  /** Path segment in both doors, and the folder of the rulebook. */
  readonly id: string;
  readonly title: string;
  /** The text that its facts were read from, for people. */
  readonly source: string;
  /** File name of that text: sections and lines of records are of it. */
  readonly document: string;
}

/** The register of rule systems, in the order in which they are listed. */
export const RULE_SYSTEMS = [
  {
    id: 'strategy-battle',
    title: 'The Lord of the Rings: The Return of the King (strategy battle game)',
    source: 'Rulebook of the strategy battle game The Return of the King, as plain text',
    document: '000_c04ce76a133554ff.txt',
  },
  {
    id: 'fellowship',
    title: 'Fellowship of the Ring (percentile-dice skirmish game)',
    source: 'Transcription of the fan-made skirmish rules Fellowship of the Ring, without its later pages',
    document: '003_2520d90aee73af2f.txt',
  },
  {
    id: 'war-of-the-ring',
    title: 'War of the Ring (strategic area-movement game)',
    source: 'Rules of the area game War of the Ring, as plain text without the tables',
    document: '004_aac99bfc047ca6b2.txt',
  },
] as const satisfies readonly RuleSystem[];
export type RuleSystemId = (typeof RULE_SYSTEMS)[number]['id'];

/** @returns the rule system of that id, as the register has it */
export function ruleSystemOf(id: RuleSystemId): RuleSystem {
  const system = RULE_SYSTEMS.find((one) => one.id === id);
  if (system === undefined) throw new Error(`There is no rule system "${id as string}".`);
  return system;
}
