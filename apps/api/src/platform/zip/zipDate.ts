const clock = new Intl.DateTimeFormat('en', {
  timeZone: 'Asia/Shanghai',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

/**
 * Converts a moment for zip libraries. A zip stores times without a zone, which programs take for local time,
 * so they are written in China's time, whatever the server's zone.
 *
 * @returns a date whose local fields are that time; moments outside of a zip's range become the nearest one
 */
export function zipDate(moment: Date): Date {
  const parts = Object.fromEntries(
    clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  if (year < 1980) return new Date(1980, 0, 1)
  if (year > 2107) return new Date(2107, 11, 31)
  return new Date(year, month - 1, day, hour, minute, second)
}
