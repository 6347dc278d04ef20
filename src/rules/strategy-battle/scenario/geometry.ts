import type { Edge } from './board.js';

/** Figures in one measure. Distances between models are the gaps between the nearest edges of their bases (SB-MEAS-001). */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly depth: number;
}

/** Round base of a model. */
export interface Base extends Point {
  readonly radius: number;
}

/** What rounding of decimal figures may add to a gap; far below anything a table can show. */
export const ROUNDING = 1e-6;

/** From a point to an edge of the board; below 0 beyond it. */
export function toEdge({ x, y }: Point, edge: Edge, { width, depth }: Size): number {
  return { north: depth - y, east: width - x, south: y, west: x }[edge];
}

export function edgeGap(base: Base, edge: Edge, size: Size): number {
  return toEdge(base, edge, size) - base.radius;
}

export function distance(one: Point, other: Point): number {
  const [across, up] = [one.x - other.x, one.y - other.y];
  return Math.sqrt(across * across + up * up);
}

export function pointGap(base: Base, point: Point): number {
  return distance(base, point) - base.radius;
}

/** Below 0 where the bases overlap. */
export function baseGap(one: Base, other: Base): number {
  return distance(one, other) - one.radius - other.radius;
}

export function edgeCentre(edge: Edge, { width, depth }: Size): Point {
  return {
    north: { x: width / 2, y: depth }, east: { x: width, y: depth / 2 }, south: { x: width / 2, y: 0 }, west: { x: 0, y: depth / 2 },
  }[edge];
}

export function opposite(edge: Edge): Edge {
  return ({ north: 'south', east: 'west', south: 'north', west: 'east' } as const)[edge];
}

/** How far along an edge, seen from the board's south-west corner, a point lies. */
export function alongEdge({ x, y }: Point, edge: Edge): number {
  return edge === 'north' || edge === 'south' ? x : y;
}
