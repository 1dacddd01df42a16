import { writeCsv } from 'hucre/csv'

interface CsvOptions {
  /** `all`: empty cells too, which a reader then takes for empty texts instead of missing values. Default: `all`. */
  readonly quoted?: 'all' | 'required'
  /** Begins a file: its byte order mark tells spreadsheet programs that it is UTF-8. Default: true. */
  readonly isStart?: boolean
}

/** Rows for spreadsheet programs (RFC 4180, UTF-8), with no cell that would run as a formula. */
export const csvText = (
  rows: readonly (readonly (string | null)[])[],
  { quoted = 'all', isStart = true }: CsvOptions = {},
): string =>
  writeCsv(
    rows.map((row) => row.map((cell) => cell && harmless(cell))),
    { bom: isStart, quoteStyle: quoted, escapeFormulae: true },
  )

/** Formulas after spaces or in full-width form, which the library lets pass. */
const startsFormula = /^(\s+[=+\-@|]|\s*[＝＋－＠%])/

const harmless = (text: string) => (startsFormula.test(text) ? `'${text}` : text)
