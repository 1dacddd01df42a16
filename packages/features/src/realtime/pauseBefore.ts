/** How patiently a lost connection is sought again. */
export interface Pauses {
  /** Milliseconds, at most, before the first try. */
  readonly first: number
  /** Milliseconds, at most, between later ones. */
  readonly longest: number
}

export const usualPauses: Pauses = { first: 1000, longest: 30_000 }

/**
 * Milliseconds before the next try, after so many in vain. Everybody loses the service at the same moment; that they
 * don't come back at the same moment is left to chance.
 */
export function pauseBefore(failures: number, { first, longest }: Pauses, chance = Math.random): number {
  if (failures === 0) return first * chance()
  const most = Math.min(longest, first * 2 ** Math.min(failures, 20))
  return most * (0.5 + 0.5 * chance())
}
