/** Exit codes of the process, as in sysexits.h. */
export const EXIT_CODES = { failed: 1, unavailable: 69, held: 75, config: 78 } as const;

/** Something outside the program keeps it from starting. It is told in one message, without a stack trace. */
export class StartError extends Error {
  /** @param exitCode what the process ends with */
  constructor(message: string, readonly exitCode: number = EXIT_CODES.failed, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}
