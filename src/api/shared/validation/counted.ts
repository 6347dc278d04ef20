/** A number of things with the word and the verb that go with it: `1 item is`, `3 items are`. */
export const counted = (count: number, thing: string): string => (count === 1 ? `1 ${thing} is` : `${count} ${thing}s are`);
