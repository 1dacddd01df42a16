/** From now on, so many times 24 hours. */
export const termOf = (days: number, now: Date) => ({
  startAt: now,
  endAt: new Date(now.getTime() + days * 86_400_000),
})
