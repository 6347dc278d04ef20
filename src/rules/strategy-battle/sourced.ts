export type { Source, Sourced } from '../shared/sourced.js';
