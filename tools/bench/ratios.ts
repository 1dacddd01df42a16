/** Median of a list of numbers; NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? 0)) / 2
}

interface Ratio {
  /** Median of the ratios of each round's pair. */
  readonly ratio: number
  /** 95 % interval of that median, by resampling the rounds. */
  readonly low: number
  readonly high: number
}

/** Ours divided by theirs, pair by pair: a disturbance of a round affects both. */
export function pairedRatio(ours: readonly number[], theirs: readonly number[]): Ratio {
  const ratios = ours.map((value, round) => value / (theirs[round] ?? Number.NaN))
  const random = randomFrom(ratios.length * 7919 + 1)
  const medians = Array.from({ length: 2000 }, () =>
    median(ratios.map(() => ratios[Math.floor(random() * ratios.length)] ?? Number.NaN)),
  ).sort((a, b) => a - b)
  return { ratio: median(ratios), low: medians[50] ?? Number.NaN, high: medians[1949] ?? Number.NaN }
}

/**
 * How often a value of the first list is greater than one of the second, ties counting half: 0.5 if they are
 * indistinguishable.
 */
export function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  let greater = 0
  for (const one of first) {
    for (const other of second) greater += one > other ? 1 : one === other ? 0.5 : 0
  }
  return greater / (first.length * second.length)
}

/** A random generator from 0 to 1 with a seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The list in an order determined by the seed. */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const random = randomFrom(seed)
  return list
    .map((item) => ({ item, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
