/** A readable value; times are in China's time zone. */
export function asText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return chineseTime(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** `YYYY-MM-DD HH:mm:ss` */
export const chineseTime = (moment: Date): string =>
  new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
