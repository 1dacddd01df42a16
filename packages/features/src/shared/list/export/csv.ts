/**
 * Rows as CSV that spreadsheets open as what it is: UTF-8 with its mark, every cell quoted, and no cell that
 * a spreadsheet would run as a formula (OWASP, "CSV Injection").
 */
export function csvOf(rows: Iterable<readonly string[]>): string {
  let text = '\uFEFF'
  for (const row of rows) text += `${row.map(cell).join(',')}\r\n`
  return text
}

/** What begins a formula, also in its full-width form. */
const startsFormula = /^\s*[=+\-@＝＋－＠|%]|^[\t\r\n]/

const cell = (text: string) => `"${(startsFormula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
