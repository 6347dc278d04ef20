import type { StrategyBattle } from '../../../../rules/strategy-battle/strategy-battle.js';
import { isOfRace } from '../units/is-of-race.js';
import type { RaceView } from './race.view.js';

export const raceViews = ({ reference }: StrategyBattle): readonly RaceView[] =>
  reference.races.map(({ id, name, move, baseShoot, rides, carried, source, rule, ruling }) => ({
    id, name, move, baseShoot, rides, carried,
    units: reference.units.filter((unit) => isOfRace(unit, id)).map((unit) => unit.id),
    source, rule, ruling,
  }));
