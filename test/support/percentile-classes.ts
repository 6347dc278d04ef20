import type { FaceSource } from '../../src/rules/dice/dice-table.js';

/**
 * How the faces of dice fall into classes of equal outcome: the targets of D100, every face of every die, or by sides of
 * the die. A class is stood for by its highest face and weighs as much as it has faces.
 */
export type Classes = readonly number[] | 'every face' | Readonly<Record<number, readonly number[] | 'every face'>>;

interface Class { readonly face: number; readonly weight: bigint }

/** One way through the dice, and its probability as `num / den`. */
export interface ClassRun<R> { readonly result: R; readonly num: bigint; readonly den: bigint }

const PERCENT = 100;

/** Plays `once` with every sequence of classes of faces that it can ask for, each exactly once. */
export function* classesOf<R>(once: (faces: FaceSource) => R, classes: Classes, most = 400_000): Generator<ClassRun<R>> {
  let path: { place: number; readonly options: readonly Class[]; readonly sides: number }[] = [];
  for (let runs = 0; ; runs += 1) {
    if (runs > most) throw new Error(`More than ${most} sequences: choose a smaller situation.`);
    let at = 0;
    const result = once((due) => {
      const step = (path[at] ??= { place: 0, options: optionsOf(due.sides, classes), sides: due.sides });
      at += 1;
      return step.options[step.place]?.face ?? 0;
    });
    path = path.slice(0, at);
    const num = path.reduce((product, step) => product * (step.options[step.place]?.weight ?? 0n), 1n);
    yield { result, num, den: path.reduce((product, step) => product * BigInt(step.sides), 1n) };
    let last = path.at(-1);
    while (last?.place === (last?.options.length ?? 0) - 1) {
      path.pop();
      last = path.at(-1);
    }
    if (last === undefined) return;
    last.place += 1;
  }
}

/** Where the faces of such a die are cut into classes. */
function cutsOf(sides: number, classes: Classes): readonly number[] | 'every face' {
  if (classes === 'every face' || sides !== PERCENT) return 'every face';
  return isList(classes) ? classes : (classes[sides] ?? 'every face');
}

const isList = (classes: Exclude<Classes, string>): classes is readonly number[] => Array.isArray(classes);

function optionsOf(sides: number, classes: Classes): readonly Class[] {
  const cuts = cutsOf(sides, classes);
  if (cuts === 'every face') return Array.from({ length: sides }, (_, face) => ({ face: face + 1, weight: 1n }));
  const tops = [...new Set([...cuts.filter((cut) => cut > 0 && cut < sides), sides])].sort((a, b) => a - b);
  return tops.map((face, place) => ({ face, weight: BigInt(face - (tops[place - 1] ?? 0)) }));
}
