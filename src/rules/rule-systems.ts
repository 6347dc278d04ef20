/** A rule system that this service gives, whichever of its capabilities are built. */
export interface RuleSystem {
  /** Path segment in both doors, and the folder of the rulebook. */
  readonly id: string;
  readonly title: string;
  /** Name of the text that its facts were read from. */
  readonly source: string;
}

/** The register of rule systems, in the order in which they are listed. */
export const RULE_SYSTEMS = [
  {
    id: 'strategy-battle',
    title: 'The Lord of the Rings: The Return of the King (strategy battle game)',
    source: '000_c04ce76a133554ff.txt',
  },
  {
    id: 'fellowship',
    title: 'Fellowship of the Ring (percentile-dice skirmish game)',
    source: '003_2520d90aee73af2f.txt',
  },
  {
    id: 'war-of-the-ring',
    title: 'War of the Ring (strategic area-movement game)',
    source: '004_aac99bfc047ca6b2.txt',
  },
] as const satisfies readonly RuleSystem[];
export type RuleSystemId = (typeof RULE_SYSTEMS)[number]['id'];

/** @returns the rule system of that id, as the register has it */
export function ruleSystemOf(id: RuleSystemId): RuleSystem {
  const system = RULE_SYSTEMS.find((one) => one.id === id);
  if (system === undefined) throw new Error(`There is no rule system "${id as string}".`);
  return system;
}
