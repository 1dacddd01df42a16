/** The moment at which a day (`YYYY-MM-DD`), or the one `later` days after it, begins in a time zone (default: the browser's). */
export function startOfDay(day: string, timeZone: string | undefined, later = 0): string {
  const utc = Date.parse(`${day}T00:00:00Z`) + later * 86_400_000
  // The offset is asked for twice: at a change of clocks the first guess is of the other side.
  const guess = utc - offset(utc, timeZone)
  return new Date(utc - offset(guess, timeZone)).toISOString()
}

/** Milliseconds by which clocks of the zone are ahead of UTC at a moment. */
function offset(moment: number, timeZone: string | undefined): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...(timeZone && { timeZone }),
    timeZoneName: 'longOffset',
  }).formatToParts(moment)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
