/** A request in which nothing is left out that has a default. */
export type Filled<Request, Defaults> = Omit<Request, keyof Defaults> & Defaults;

/** What the caller said, and the default of whatever he did not. */
export function filled<Request extends object, Defaults extends object>(request: Request, defaults: Defaults): Filled<Request, Defaults> {
  const said = Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined));
  return { ...defaults, ...said } as Filled<Request, Defaults>;
}
