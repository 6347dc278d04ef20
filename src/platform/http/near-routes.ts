import { nearMatches } from '../../rules/shared/near-matches.js';
import { LONGEST_PATH_PARAMETER } from './limits.js';

/** Most addresses that are suggested for one that is not there. */
const MOST_SUGGESTED = 3;
/** No address of ours has as many parts as this; longer ones are not looked at. */
const MOST_PARTS = 8;

/** A part of an address, and what goes on below it. */
interface Place {
  readonly below: Map<string, Place>;
  /** What goes on below a parameter here. */
  parameter: Place | null;
  isRoute: boolean;
}

const place = (): Place => ({ below: new Map(), parameter: null, isRoute: false });

/** The addresses that there are, as a tree of their parts: finds those that come near to one that is not there. */
export class NearRoutes {
  readonly #root = place();

  /** Takes an address up, with its parameters as `:id`. One that stands for any number of others (`*`) is left out. */
  add(url: string): void {
    if (url.includes('*')) return;
    let at = this.#root;
    for (const part of partsOf(url)) {
      let next = part.startsWith(':') ? at.parameter : at.below.get(part);
      if (!next) {
        next = place();
        if (part.startsWith(':')) at.parameter = next;
        else at.below.set(part, next);
      }
      at = next;
    }
    at.isRoute = true;
  }

  /**
   * Addresses near a path, best first: with parts that are written otherwise, and where it ends early, those that go on from
   * there. Parameters keep what is given for them.
   */
  near(path: string): readonly string[] {
    const parts = partsOf(path);
    const isSane = parts.length <= MOST_PARTS && parts.every(({ length }) => length <= LONGEST_PATH_PARAMETER);
    return isSane ? routesNear(this.#root, parts, '').slice(0, MOST_SUGGESTED) : [];
  }
}

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

function routesNear(from: Place, parts: readonly string[], path: string): readonly string[] {
  const [part, ...others] = parts;
  if (part === undefined) return routesFrom(from, path);
  return waysOn(from, part).flatMap(([name, next]) => routesNear(next, others, `${path}/${name}`));
}

/** Where a part may lead: to what is called so, else to what is called alike, else to what a parameter stands for. */
function waysOn({ below, parameter }: Place, part: string): readonly (readonly [string, Place])[] {
  const names = below.has(part) ? [part] : nearMatches(part, below.keys());
  const ways = names.flatMap((name) => {
    const next = below.get(name);
    return next ? [[name, next] as const] : [];
  });
  return ways.length === 0 && parameter ? [[part, parameter]] : ways;
}

/** An address itself, or those below it that need no more parameters. */
function routesFrom({ isRoute, below }: Place, path: string): readonly string[] {
  return isRoute ? [path] : [...below].flatMap(([name, next]) => routesFrom(next, `${path}/${name}`));
}
