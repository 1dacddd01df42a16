interface Schedule {
  readonly schedule: 'off' | 'hourly' | 'daily'
  /** Of the day in China. */
  readonly hour: number
}

const hourMilliseconds = 3_600_000
const day = 24 * hourMilliseconds
const beijing = 8 * hourMilliseconds

/** When a directory is read next; null: not by schedule. */
export function nextReadAt({ schedule, hour }: Schedule, now: Date): Date | null {
  if (schedule === 'off') return null
  if (schedule === 'hourly') return new Date(now.getTime() + hourMilliseconds)
  const local = now.getTime() + beijing
  const today = Math.floor(local / day) * day + hour * hourMilliseconds
  return new Date((today > local ? today : today + day) - beijing)
}
