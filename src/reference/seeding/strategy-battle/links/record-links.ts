import { link, linkAll, type LinkChecks } from '../../link-check.js';
import type { Schemas } from '../records.js';
import { scenarioLinks } from './scenario-links.js';
import { unitLinks } from './unit-links.js';

/** The links of a record, by collection. */
export const LINK_CHECKS: LinkChecks<Schemas> = {
  races: (race, links) => [
    ...link(links.ids, 'rules', race.rule, 'rule'),
    ...linkAll(links.ids, 'wargear', race.rides, 'rides'),
    ...race.rides.flatMap((id, index) =>
      links.find('wargear', id)?.mount === null ? [{ path: `rides[${index}]`, message: `"${id}" is no mount` }] : [],
    ),
  ],
  wargear: (wargear, { ids }) => [
    ...link(ids, 'rules', wargear.rule, 'rule'),
    ...wargear.effects.flatMap((effect, index) => link(ids, 'rules', effect.rule, `effects[${index}].rule`)),
  ],
  specialRules: (specialRule, { ids }) => [
    ...link(ids, 'rules', specialRule.rule, 'rule'),
    ...link(ids, 'wargear', specialRule.wargear, 'wargear'),
  ],
  magicalPowers: (power, { ids }) => link(ids, 'rules', power.rule, 'rule'),
  units: unitLinks,
  charts: (chart, { ids }) => link(ids, 'rules', chart.rule, 'rule'),
  scenarios: scenarioLinks,
  rules: () => [],
};
