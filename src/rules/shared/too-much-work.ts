/**
 * A request that is sound but would take too long to answer. It is told from an estimate before the work begins,
 * or as soon as the work has grown so far.
 * `estimate` and `limit` are in the same arbitrary units of work.
 */
export class TooMuchWorkError extends Error {
  constructor(
    message: string,
    readonly estimate: number,
    readonly limit: number,
  ) {
    super(message);
    this.name = 'TooMuchWorkError';
  }
}
