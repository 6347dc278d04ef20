/** Ground that counts double on foot and four times for cavalry (SB-TERR-002, SB-CAV-004). */
export const DIFFICULT_TERRAIN = ['steep-slope', 'woods', 'scrub', 'marsh', 'shallow-water', 'ruins', 'snow'] as const;
export type DifficultTerrain = (typeof DIFFICULT_TERRAIN)[number];

/** Everything that a stretch of a move can lead over. `steps`: broad and shallow ones. */
export const TERRAIN = ['open', ...DIFFICULT_TERRAIN, 'steps', 'narrow-stairs', 'ladder', 'building', 'impassable'] as const;
export type Terrain = (typeof TERRAIN)[number];

/**
 * What can be jumped. `water` is a stream or the like, `ledge` the top of a short climb, `drop` a way straight down. All
 * but gaps and drops are obstacles; only what concerns them apart has a name of its own.
 */
export const JUMP_FEATURES = ['obstacle', 'water', 'gap', 'prone-model', 'ledge', 'drop'] as const;
export type JumpFeature = (typeof JUMP_FEATURES)[number];

export function isDifficult(terrain: Terrain): terrain is DifficultTerrain {
  return (DIFFICULT_TERRAIN as readonly Terrain[]).includes(terrain);
}
