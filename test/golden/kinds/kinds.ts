import { army } from './army.js';
import { chart, distances, group, move, rule, sides, specialRule } from './catalogue.js';
import { asked, odds, played, refused } from './combat.js';
import { deployment } from './deployment.js';
import { fight, fought, noFight } from './fight.js';
import type { Kind } from './kind.js';
import { equalValues, match } from './match.js';
import { misfit } from './misfit.js';
import { noOutcome, outcome } from './outcome.js';
import { bowLimits, minima } from './points-match.js';
import { profile } from './profile.js';
import { allowances, boards, campaign, entry, noBanner, noCampaign, participants, setup } from './setup.js';
import { unit } from './unit.js';
import { included, missile, mount, prices } from './wargear.js';

/** The register of the kinds of rows that the strategy-battle tables use. */
export const KINDS: Readonly<Record<string, Kind>> = {
  allowances,
  army,
  asked,
  boards,
  'bow-limits': bowLimits,
  campaign,
  chart,
  deployment,
  distances,
  entry,
  'equal-values': equalValues,
  fight,
  fought,
  group,
  included,
  match,
  minima,
  misfit,
  missile,
  mount,
  move,
  'no-fight': noFight,
  'no-banner': noBanner,
  'no-campaign': noCampaign,
  'no-outcome': noOutcome,
  odds,
  outcome,
  participants,
  played,
  prices,
  profile,
  refused,
  rule,
  setup,
  sides,
  'special-rule': specialRule,
  unit,
};
