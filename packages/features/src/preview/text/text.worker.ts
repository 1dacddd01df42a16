import highlighter from 'highlight.js/lib/common'
import { parseCsv } from 'hucre/csv'
import { Marked } from 'marked'
import { serveWorker } from '../content/serveWorker'
import { decode } from './decode'
import { linesOfMarkup, linesOfText } from './linesOf'
import type { ReadText, TextAsked } from './ReadText'
import { rtfText } from './rtfText'

/** In characters. Highlighting longer texts takes too long. */
const longestColoured = 300_000
const mostRows = 20_000

/** HTML within it is shown as source, except comments. */
const markdown = new Marked({
  renderer: {
    html: ({ text }) =>
      text.startsWith('<!--') ? '' : text.replace(/[&<>]/g, (one) => `&#${one.charCodeAt(0)};`),
  },
})

serveWorker(({ bytes, as, language, ending, encoding: chosen }: TextAsked): ReadText => {
  if (as === 'rtf') {
    const { text, omissions } = rtfText(bytes)
    return { as, encoding: 'windows-1252', lines: linesOfText(text), omissions }
  }
  const { text: decoded, encoding } = decode(bytes, chosen)
  const text = decoded.replace(/\r\n?/g, '\n')
  if (as === 'table') {
    const rows = parseCsv(text, {
      ...(ending === 'tsv' && { delimiter: '\t' }),
      header: false,
      maxRows: mostRows,
    })
    return { as, encoding, rows: rows.map((row) => row.map((cell) => String(cell ?? ''))) }
  }
  if (as === 'markdown') return { as, encoding, markup: markdown.parse(text, { async: false }) }
  const isColoured = language && language !== 'plaintext' && text.length <= longestColoured
  const lines = isColoured
    ? linesOfMarkup(highlighter.highlight(text, { language, ignoreIllegals: true }).value)
    : linesOfText(text)
  return { as, encoding, lines }
})
