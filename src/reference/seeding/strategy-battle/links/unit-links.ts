import { isDeepStrictEqual } from 'node:util';
import { link, linkAll, within, type Fault } from '../../link-check.js';
import type { Links, SeedRecord } from '../records.js';

type Unit = SeedRecord<'units'>;
type Option = Unit['options'][number];

/** Every link of a unit, and values that only repeat what holds anyway. */
export function unitLinks(unit: Unit, links: Links): Fault[] {
  const { ids } = links;
  return [
    ...link(ids, 'races', unit.race, 'race'),
    ...link(ids, 'rules', unit.rule, 'rule'),
    ...linkAll(ids, 'specialRules', unit.specialRules, 'specialRules'),
    ...linkAll(ids, 'units', unit.mayRide, 'mayRide'),
    ...linkAll(ids, 'units', unit.inclusion.companions, 'inclusion.companions'),
    ...link(ids, 'rules', unit.inclusion.rule, 'inclusion.rule'),
    ...unit.magicalPowers.flatMap((power, index) => link(ids, 'magicalPowers', power.id, `magicalPowers[${index}].id`)),
    ...unit.variants.flatMap((variant, index) => variantLinks(variant, unit, links, `variants[${index}]`)),
    ...unit.wargear.flatMap((item, index) => baseWargearLinks(item, links, `wargear[${index}]`)),
    ...unit.options.flatMap((option, index) => optionLinks(option, unit, links, `options[${index}]`)),
    ...repeatedMove(unit, links),
  ];
}

function variantLinks({ race, specialRules }: Unit['variants'][number], unit: Unit, { ids }: Links, path: string): Fault[] {
  return [
    ...link(ids, 'races', race, `${path}.race`),
    ...(race === unit.race ? [{ path: `${path}.race`, message: 'repeats the race that the unit has anyway' }] : []),
    ...linkAll(ids, 'specialRules', specialRules, `${path}.specialRules`),
  ];
}

function baseWargearLinks(item: Unit['wargear'][number], links: Links, path: string): Fault[] {
  const effects = links.find('wargear', item.id)?.effects;
  const surplus = (['strength', 'defence'] as const).filter((characteristic) => {
    const given = effects?.filter((effect) => effect.characteristic === characteristic).reduce((sum, effect) => sum + effect.amount, 0);
    return given !== undefined && item.included[characteristic] > given;
  });
  return [
    ...link(links.ids, 'wargear', item.id, `${path}.id`),
    ...surplus.map((characteristic) => ({ path: `${path}.included.${characteristic}`, message: 'is more than the wargear gives' })),
  ];
}

function optionLinks(option: Option, unit: Unit, links: Links, path: string): Fault[] {
  const { ids } = links;
  const options = new Set(unit.options.map(({ id }) => id).filter((id) => id !== option.id));
  const carried = new Set([...unit.wargear.map(({ id }) => id), ...options]);
  const own = links.find('wargear', option.id)?.effects;
  return [
    ...link(ids, 'wargear', option.id, `${path}.id`),
    ...link(ids, 'rules', option.rule, `${path}.rule`),
    ...linkAll(ids, 'units', option.excludedByUnits, `${path}.excludedByUnits`),
    ...within(carried, 'other wargear or option of the unit', option.requires, `${path}.requires`),
    ...within(options, 'other option of the unit', option.excludes, `${path}.excludes`),
    ...within(new Set(unit.variants.map(({ id }) => id)), 'variant of the unit', option.variants, `${path}.variants`),
    ...(option.effects ?? []).flatMap((effect, index) => link(ids, 'rules', effect.rule, `${path}.effects[${index}].rule`)),
    ...(own !== undefined && isDeepStrictEqual(own, option.effects) ? [{ path: `${path}.effects`, message: 'repeats the effects that the wargear has anyway' }] : []),
  ];
}

function repeatedMove(unit: Unit, links: Links): Fault[] {
  if (unit.move === null || !isDeepStrictEqual(links.find('races', unit.race)?.move, unit.move)) return [];
  return [{ path: 'move', message: 'repeats the move that the race has anyway' }];
}
