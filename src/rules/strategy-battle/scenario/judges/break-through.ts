import { exitedOf, opponentOf, slainOf, winOf, type Judge } from './judge.js';

/** Exactly half is not more than half, exactly a third is not less than a third. */
export const breakThrough: Judge<'break-through'> = {
  kind: 'break-through',
  needs: (objective) => [exitedOf(objective), slainOf(objective.lost)],
  judge({ side, through, more, less, escort, lost, lastTurn }, game) {
    const { starting, left } = game.sides[side];
    if (!game.endOfTurn || (left > 0 && !game.timeIsUp(lastTurn))) return null;
    const off = game.exited(side, through);
    const [leaders, guarded] = [game.subjects(escort), game.subjects(lost)];
    const few = off * less.denominator < starting * less.numerator;
    if (few || (guarded !== null && game.allSlain(guarded))) return winOf(opponentOf(side));
    const many = off * more.denominator > starting * more.numerator;
    return many && (leaders === null || game.anyExited(leaders, through)) ? winOf(side) : 'draw';
  },
};
