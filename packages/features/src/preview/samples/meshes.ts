/** The corners of a box of 1 × 1 × 1, and its sides by their corners, from 1. */
const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => [n & 1, (n >> 1) & 1, n >> 2] as const)
const sides = [
  [1, 3, 4, 2],
  [5, 6, 8, 7],
  [1, 2, 6, 5],
  [3, 7, 8, 4],
  [1, 5, 7, 3],
  [2, 4, 8, 6],
]

/** An OBJ model with a box for each name, one beside the other, each lower than the last. */
export const boxesObj = (names: readonly string[]): string =>
  names
    .map((name, n) => {
      const height = 1 + (names.length - n) / 2
      const points = corners.map(([x, y, z]) => `v ${n * 1.5 + x} ${y * height} ${z}`)
      const faces = sides.map((side) => `f ${side.map((corner) => corner + n * corners.length).join(' ')}`)
      return [`o ${name}`, ...points, ...faces].join('\n')
    })
    .join('\n')
