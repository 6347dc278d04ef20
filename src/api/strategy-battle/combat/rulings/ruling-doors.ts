import type { CombatQuestionDoor } from '../combat-door.js';
import { rulingDoor } from './ruling-door.js';
import { FallenBannerInput, FoughtInput, GollumWakesInput, MirrorInput, MithrilCoatInput, MountLeftInput, RetreatInput, ReturnsInput, RingOnInput, RingTakenInput, SpoilsInput, StandardInput } from './rulings.inputs.js';

/** Everything that may be asked between the rolls of a turn. A line for each. */
export const RULING_DOORS: readonly CombatQuestionDoor[] = [
  rulingDoor({ about: 'royal-standard', summary: 'Might from the Royal Standard', description: 'Whether a Hero of Rohan gains a point as the turn starts. Figures: `might`.', input: StandardInput }),
  rulingDoor({ about: 'mirror-of-galadriel', summary: 'Fate from the Mirror', description: 'Whether a Good Hero has his full Fate again. Figures: `fate`.', input: MirrorInput }),
  rulingDoor({ about: 'will-after-fights', summary: 'Will lost by fighting', description: 'What a Ringwraith loses at the end of Fight phases, and whether it is banished. Figures: `lost`, `will`.', input: FoughtInput }),
  rulingDoor({ about: 'ring-on', summary: 'Putting on the Ring', description: 'Whether the Ringbearer may, and who still holds him. Figures: `stillEngagedBy`, `separated`.', input: RingOnInput }),
  rulingDoor({ about: 'ring-taken', summary: 'The Ringbearer is slain', description: 'What becomes of the Ring. Figures: `evilCasualties`.', input: RingTakenInput }),
  rulingDoor({ about: 'mount-left', summary: 'A mount without its rider', description: 'Whether it stays, and who may ride it. Figures where it is a Hero: `fight`, `attacks`.', input: MountLeftInput }),
  rulingDoor({ about: 'spoils', summary: 'Arms of the slain', description: 'Whether a Hero may take any. Figures: `items`.', input: SpoilsInput }),
  rulingDoor({ about: 'fallen-banner', summary: 'Taking up a banner', description: 'Whether a friend may, when its bearer is slain. No figures.', input: FallenBannerInput }),
  rulingDoor({ about: 'retreat', summary: 'A retreat', description: 'How far a model goes after a failed Courage test, and whether it is gone. Figures: `retreat`, `inAll`, `casualties`.', input: RetreatInput }),
  rulingDoor({ about: 'returns', summary: 'The slain return', description: 'How many slain models a scenario sends back, and how many wait. Figures: `enter`, `wait`.', input: ReturnsInput }),
  rulingDoor({ about: 'gollum-wakes', summary: 'Gollum at the Black Gate', description: 'Whether he may move yet. No figures.', input: GollumWakesInput }),
  rulingDoor({ about: 'mithril-coat', summary: 'The mithril coat', description: 'Where it goes when its carrier is slain. Figures: `defence`, `marker`.', input: MithrilCoatInput }),
];
