import { writeCsv } from 'hucre/csv'
import type { Language } from '../../platform/people/Language'
import { asText } from './asText'
import { inLanguage, type Row, type Section } from './Section'

/**
 * A list as spreadsheets open it: UTF-8 with its mark, every cell quoted, and none that a spreadsheet would run as a
 * formula.
 */
export function csvOf({ columns }: Section, rows: readonly Row[], language: Language): string {
  const heads = Object.values(columns).map((words) => inLanguage(words, language))
  const cells = rows.map((row) => Object.keys(columns).map((name) => harmless(asText(row[name]))))
  return writeCsv([heads, ...cells], { bom: true, quoteStyle: 'all', escapeFormulae: true })
}

/** What begins a formula after spaces or in its full-width form, which the library lets pass. */
const startsFormula = /^(\s+[=+\-@|]|\s*[＝＋－＠%])/

const harmless = (text: string) => (startsFormula.test(text) ? `'${text}` : text)
