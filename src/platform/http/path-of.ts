/** The path of a request's address, without its query string. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';
