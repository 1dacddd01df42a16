/**
 * Rows as CSV that spreadsheets open correctly: UTF-8 with a byte order mark, every cell quoted, and no cell that a
 * spreadsheet would run as a formula (OWASP, "CSV Injection").
 */
export function csvOf(rows: Iterable<readonly string[]>): string {
  let text = '\uFEFF'
  for (const row of rows) text += `${row.map(cell).join(',')}\r\n`
  return text
}

/** Starts of a formula, also in full-width form. */
const startsFormula = /^\s*[=+\-@＝＋－＠|%]|^[\t\r\n]/

const cell = (text: string) => `"${(startsFormula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
