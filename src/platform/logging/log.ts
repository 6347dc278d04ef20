/** Where start-up, shut-down and probes write to: details first, as the process's logger wants it. Also the token to inject it by. */
export abstract class Log {
  abstract info(details: object, message: string): void;
  abstract warn(details: object, message: string): void;
  abstract error(details: object, message: string): void;
}
