/** Most bytes of a request body. */
export const LARGEST_BODY = 1_048_576;
