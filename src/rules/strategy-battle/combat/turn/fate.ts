import { endings, play } from '../../../dice/chance.js';
import type { CombatReference } from '../combat-reference.js';
import type { Model } from '../model.js';
import type { DiceOperation } from '../../../shared/operation.js';
import { refuse, reject } from '../refuse.js';
import { StoryTable } from '../story-table.js';
import { shareOf, spreadOf } from '../tests/shares.js';
import { subjectOf } from '../tests/subject.js';
import { MOST_SUFFERED, type FateOdds, type FateRequest, type FateResult } from './fate-types.js';
import { savesProcess, savesStart, type SavesState, type Sufferer } from './saves.js';
import { savingAssumptions, suffererOf } from './sufferer.js';

/** Fate rolls and what else recovers Wounds (SB-FATE-001 to 003, SB-SPEC-034, SB-W05-006, SB-W05-007). */
export function createFate(reference: CombatReference): DiceOperation<FateRequest, FateOdds, FateResult> {
  return {
    odds: (request) => fateOdds(planFate(reference, request)),
    resolve: (request, faces) => playFate(planFate(reference, request), new StoryTable(faces)),
  };
}

interface FatePlan {
  readonly model: Model;
  readonly sufferer: Sufferer;
  readonly suffered: number;
  readonly start: SavesState;
  readonly assumptions: readonly string[];
}

function planFate(reference: CombatReference, { model: combatant, suffered = 1, scenarioRules = [] }: FateRequest): FatePlan {
  const model = subjectOf(reference, { ...combatant, spend: { ...combatant.spend, fate: combatant.spend?.fate ?? 'always' } }, '/model');
  if (suffered === 0) refuse('/suffered', 'SB-FATE-002', 'No Wound is lost, and Wounds never rise above the profile.');
  if (!Number.isInteger(suffered) || suffered < 0 || suffered > MOST_SUFFERED) reject('/suffered', 'out-of-range', `From 1 to ${MOST_SUFFERED} Wounds are suffered.`);
  const sufferer = suffererOf(reference, model, { part: 'rider', pointer: '/model', scenarioRules });
  const start = savesStart(suffered, { wounds: sufferer.part.wounds, fate: sufferer.part.fate, points: model.points.might });
  return { model, sufferer, suffered, start, assumptions: savingAssumptions(sufferer) };
}

function fateOdds({ sufferer, suffered, start, assumptions }: FatePlan): FateOdds {
  const ends = endings(savesProcess(sufferer), start);
  const saved = spreadOf(ends, suffered, (end) => end.saved);
  const lost = spreadOf(ends, start.wounds, ({ wounds }) => start.wounds - wounds);
  return {
    needed: sufferer.part.fateOn,
    allSaved: saved[suffered] ?? shareOf(ends, () => false),
    survives: shareOf(ends, ({ wounds }) => wounds > 0),
    slain: shareOf(ends, ({ wounds }) => wounds === 0),
    saved, wounds: lost, fateLeft: spreadOf(ends, start.fate, ({ fate }) => fate),
    method: 'exact', assumptions,
  };
}

function playFate({ model, sufferer, start, assumptions }: FatePlan, table: StoryTable): FateResult {
  const end = play(savesProcess(sufferer), start, table);
  const spent = start.fate - end.fate;
  return {
    saved: end.saved, lost: start.wounds - end.wounds, slain: end.wounds === 0, wounds: end.wounds, might: end.points, fate: model.points.fate - spent,
    rolls: table.dice, trace: table.trace, assumptions,
  };
}
