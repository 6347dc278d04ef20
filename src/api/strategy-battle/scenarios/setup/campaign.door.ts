import type { ScenarioDoor } from '../scenario-door.js';
import { CampaignSetUpInput } from './campaign.inputs.js';
import { CampaignSetUpView } from './set-up.views.js';

export const CAMPAIGN_DOOR: ScenarioDoor = {
  path: 'campaign', field: 'scenarioCampaign', summary: 'Set up the last battle of a campaign',
  description: 'The forces of a battle to which others lead: its own warriors, and in place of its Heroes those who lived through the earlier battles, with what they have left. A scenario that no other leads to refuses.',
  example: 'the-battle-of-the-pelennor-fields', input: CampaignSetUpInput, view: CampaignSetUpView,
  answer: (book, id, input) => book.scenarios.campaignSetUp(id, input as CampaignSetUpInput),
};
