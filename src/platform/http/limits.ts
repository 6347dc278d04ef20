/** Every limit on what a caller may send, in one place. Descriptions and error texts read them from here. */

/** Most bytes of a request body. */
export const LARGEST_BODY = 1_048_576;
/** Most levels of lists and objects in a JSON body. */
export const DEEPEST_JSON = 32;
/** Most bytes of the header fields together. */
export const LARGEST_HEADERS = 16_384;
/** Most characters of a path parameter. */
export const LONGEST_PATH_PARAMETER = 200;
/** A request must have arrived whole after this time, in milliseconds. */
export const SLOWEST_REQUEST_MS = 30_000;
/** The header fields must have arrived after this time, in milliseconds. */
export const SLOWEST_HEADERS_MS = 15_000;
/** An idle connection is closed after this time, in milliseconds. */
export const LONGEST_IDLE_MS = 72_000;
/** Answers below this many bytes are not compressed. */
export const COMPRESS_FROM_BYTES = 1_024;

/** GraphQL: most levels of a query. */
export const DEEPEST_QUERY = 15;
/** GraphQL: most aliases of a query. */
export const MOST_ALIASES = 30;
/** GraphQL: most directives of a query. */
export const MOST_DIRECTIVES = 50;
/** GraphQL: most tokens of a query. */
export const MOST_TOKENS = 4_000;
/** GraphQL: most values that a query may ask for, list items times their fields. */
export const GREATEST_QUERY_COST = 50_000;
/** GraphQL: values that a field with `input` counts for beside those in it, since it is worked out for each query anew. */
export const COST_OF_COMPUTING = 5_000;
