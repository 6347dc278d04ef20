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

/** Ends the process with the message and the code of a StartError; anything else is a fault of ours and is thrown on. */
export function endOnStartError(error: unknown): never {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`Hornburg cannot start. ${error.message}\n`);
  process.exit(error.exitCode);
}
