/** A point in AU from the Earth's centre, in axes that turn with the Earth: x to 0° N 0° E, z to the north pole. */
export type Position = { readonly x: number; readonly y: number; readonly z: number };

export function minus(a: Position, b: Position): Position {
  return { x: a.x - b.x, y: a.y - b.y, z: a.z - b.z };
}

export function dot(a: Position, b: Position): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

export function cross(a: Position, b: Position): Position {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}

/** The same point in axes turned eastward about the pole by `angleRad`. */
export function turned(x: number, y: number, z: number, angleRad: number): Position {
  const cos = Math.cos(angleRad);
  const sin = Math.sin(angleRad);
  return { x: x * cos + y * sin, y: y * cos - x * sin, z };
}
