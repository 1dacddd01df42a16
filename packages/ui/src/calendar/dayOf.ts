/** Parses a typed day (`2026-3-9`, `2026/03/09`, `20260309`) to `YYYY-MM-DD`; undefined if it isn't one. */
export function dayOf(typed: string): string | undefined {
  const [, year = '', month = '', day = ''] =
    patterns.map((pattern) => pattern.exec(typed.normalize('NFKC').replace(/\s/g, ''))).find(Boolean) ?? []
  const whole = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = new Date(`${whole}T00:00:00Z`)
  return Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(whole) ? undefined : whole
}

const patterns = [/^(\d{4})(\d{2})(\d{2})$/, /^(\d{4})\D(\d{1,2})\D(\d{1,2})\D?$/]
