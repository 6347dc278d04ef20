import { refuse } from '../../shared/refuse.js';
import { filled } from '../defaults.js';
import { castsWithHeroPoints } from './pays.js';
import type { Spell } from './spell.js';
import type { CasterRequest, CastingReport } from './spell-types.js';

/** How far off wood is lit, in centimetres (FS-SPELL-017). */
const LIT_WITHIN = 30;

const DEFAULTS = { spellPoints: 0, heroPoints: 0, engaged: false, renewing: false, abilities: [] as readonly string[], moved: false };

/** Whether and at what price the spell is cast (FS-SPELL-001, FS-SPELL-002). @throws RuleError where it cannot be */
export function castingOf(spell: Spell, caster: CasterRequest): CastingReport {
  const { spellPoints, heroPoints, engaged, renewing, abilities, moved } = filled(caster, DEFAULTS);
  if (engaged) refuse('/caster/engaged', 'FS-SPELL-002', 'A figure in close combat casts no spells.');
  NEEDS[spell.needs ?? 'nothing'](spell, caster);
  const paysWithHeroPoint = spellPoints === 0 && castsWithHeroPoints(abilities);
  if (paysWithHeroPoint && spell.mind !== true) refuse('/caster/heroPoints', 'FS-ABIL-019', 'Hero points pay for Mind spells only.');
  if (spellPoints === 0 && !(paysWithHeroPoint && heroPoints > 0)) refuse('/caster/spellPoints', 'FS-SPELL-001', 'Every spell costs a point, and none is left.');
  return {
    spellPoints: spellPoints - (paysWithHeroPoint ? 0 : 1), heroPoints: heroPoints - (paysWithHeroPoint ? 1 : 0),
    normalMove: renewing, takesHold: spell.needs !== 'stillness' || !moved || renewing,
  };
}

type Need = (spell: Spell, caster: CasterRequest) => void;

const NEEDS: Readonly<Record<NonNullable<Spell['needs']> | 'nothing', Need>> = {
  nothing: () => undefined,
  stillness: () => undefined,
  'fire-source': ({ rule }, { fireSource = false, woodAt = null }) => {
    if (!fireSource) refuse('/caster/fireSource', rule, 'There must be a flame beside the caster.');
    if (woodAt !== null && woodAt > LIT_WITHIN) refuse('/caster/woodAt', rule, `Wood is lit within ${LIT_WITHIN} cm.`);
  },
  touch: ({ rule }, { touching = false, door = null }) => {
    if (!touching) refuse('/caster/touching', rule, 'The caster must touch the door.');
    if (door === 'other') refuse('/caster/door', rule, 'Only doors of wood or stone swell and shrink.');
  },
};
