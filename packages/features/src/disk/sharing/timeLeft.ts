type Left = { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number } | 'forever' | 'over'

const minute = 60_000

/** How long a link is good for still, in the greatest unit that fits, rounded up. */
export function timeLeft(expiresAt: string | null, now: number): Left {
  if (expiresAt === null) return 'forever'
  const minutes = (new Date(expiresAt).getTime() - now) / minute
  if (minutes <= 0) return 'over'
  if (minutes < 60) return { unit: 'minutes', count: Math.ceil(minutes) }
  if (minutes < 24 * 60) return { unit: 'hours', count: Math.ceil(minutes / 60) }
  return { unit: 'days', count: Math.ceil(minutes / 60 / 24) }
}
