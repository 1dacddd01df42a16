const day = 86_400_000

/** Days until then, rounded up; none once it is over. */
export const daysLeft = (end: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(end) - now.getTime()) / day))
