/** Heights and widths in millimetres, as models and scenery are measured. */
export interface Size {
  readonly height?: number | null | undefined;
  readonly width?: number | null | undefined;
}

/** Strode over, jumped, or too big for that (SB-OBST-001). */
export type BarrierClass = 'free' | 'obstacle' | 'too-big';

/** A horse with its head up, in millimetres (SB-CAV-005). */
export const HEIGHT_OF_HORSE = 40;

/** What a barrier is to a model, or to its mount, of this height: half of it and twice it are the limits. */
export function barrierClass(height: number, size: Size): BarrierClass {
  const most = Math.max(size.height ?? 0, size.width ?? 0);
  if (most * 2 < height) return 'free';
  return most <= height * 2 ? 'obstacle' : 'too-big';
}

/** Taller or broader than the jumper: 1 off the roll (SB-OBST-004). */
export function exceeds(height: number, size: Size): boolean {
  return Math.max(size.height ?? 0, size.width ?? 0) > height;
}

/** A way down of up to twice the height is free of dice, cost and harm (SB-CLIMB-003). */
export function isSafeDrop(height: number, drop: number): boolean {
  return drop <= height * 2;
}
