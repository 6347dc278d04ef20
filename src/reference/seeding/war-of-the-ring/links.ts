import { link, linkAll, type LinkChecks } from '../link-check.js';
import type { Schemas } from './records.js';

/** What every record of a collection names must exist. */
export const LINKS: LinkChecks<Schemas> = {
  nations: ({ rule }, { ids }) => link(ids, 'rules', rule, 'rule'),
  units: ({ rule, force }, { ids }) => [...link(ids, 'rules', rule, 'rule'), ...link(ids, 'areas', force?.onlyArea ?? null, 'force.onlyArea')],
  characters: ({ rule, nation, area, becomes }, { ids }) => [
    ...link(ids, 'rules', rule, 'rule'), ...link(ids, 'nations', nation, 'nation'), ...link(ids, 'areas', area, 'area'), ...link(ids, 'characters', becomes, 'becomes'),
  ],
  areas: ({ rule, structure, nation, links }, { ids }) => [
    ...link(ids, 'rules', rule, 'rule'), ...link(ids, 'structures', structure, 'structure'), ...link(ids, 'nations', nation, 'nation'),
    ...links.flatMap(({ to }, index) => link(ids, 'areas', to, `links[${index}].to`)),
  ],
  structures: ({ rule }, { ids }) => link(ids, 'rules', rule, 'rule'),
  places: ({ rule, rules, areas }, { ids }) => [...link(ids, 'rules', rule, 'rule'), ...linkAll(ids, 'rules', rules, 'rules'), ...linkAll(ids, 'areas', areas, 'areas')],
  mobilization: ({ rule, nation, triggers }, { ids }) => [
    ...link(ids, 'rules', rule, 'rule'), ...link(ids, 'nations', nation, 'nation'),
    ...triggers.flatMap((trigger, index) => [
      ...link(ids, 'rules', trigger.rule, `triggers[${index}].rule`), ...link(ids, 'characters', trigger.character, `triggers[${index}].character`),
      ...link(ids, 'areas', trigger.area, `triggers[${index}].area`), ...link(ids, 'nations', trigger.nation, `triggers[${index}].nation`),
      ...link(ids, 'areas', trigger.exceptArea, `triggers[${index}].exceptArea`),
    ]),
  ],
  recruitment: ({ rule, nation, areas, needs }, { ids }) => [
    ...link(ids, 'rules', rule, 'rule'), ...link(ids, 'nations', nation, 'nation'), ...linkAll(ids, 'areas', areas, 'areas'), ...link(ids, 'characters', needs, 'needs'),
  ],
  harbours: ({ rule, nation, areas }, { ids }) => [...link(ids, 'rules', rule, 'rule'), ...link(ids, 'nations', nation, 'nation'), ...linkAll(ids, 'areas', areas, 'areas')],
  rings: ({ rule, nation, area, bearers }, { ids }) => [
    ...link(ids, 'rules', rule, 'rule'), ...link(ids, 'nations', nation, 'nation'), ...link(ids, 'areas', area, 'area'), ...linkAll(ids, 'characters', bearers, 'bearers'),
  ],
  lostTables: ({ rule }, { ids }) => link(ids, 'rules', rule, 'rule'),
  startingForces: ({ rule, nation, area, leaders }, { ids }) => [
    ...link(ids, 'rules', rule, 'rule'), ...link(ids, 'nations', nation, 'nation'), ...link(ids, 'areas', area, 'area'), ...linkAll(ids, 'characters', leaders, 'leaders'),
  ],
  examples: ({ rule, steps }, { ids }) => [...link(ids, 'rules', rule, 'rule'), ...steps.flatMap((step, index) => link(ids, 'rules', step.rule, `steps[${index}].rule`))],
  rules: () => [],
};
