import { type CellObject, read, set_cptable, type WorkBook, type WorkSheet } from '@e965/xlsx'
import * as codepages from '@e965/xlsx/dist/cpexcel.full.mjs'
import { ContentProblem } from '../content/ContentProblem'
import { isProtected } from '../content/isProtected'
import { type CellFormat, formatCell } from './formatCell'
import { type HiddenLines, lookInside } from './lookInside'
import { mostRows, type Sheet, type SheetOmission, type Workbook, type WorkbookAsked } from './Sheet'
import { visiblePart } from './visiblePart'

// Excel 5 and 95 workbooks store texts in the code page of their system.
set_cptable(codepages)

const mostColumns = 16_384

/** Rows beyond this aren't checked for content: a browser can't hold a million of them. */
const mostRowsRead = 5 * mostRows

/**
 * A spreadsheet as its author shows it: visible sheets, rows and columns, with values in their number formats.
 *
 * @throws ContentProblem if it can't be read.
 */
export function readWorkbook({ bytes, ...words }: WorkbookAsked): Workbook {
  if (isProtected(bytes)) throw new ContentProblem('protected')
  const workbook = parse(bytes)
  const options = { ...words, is1904: workbook.Workbook?.WBProps?.date1904 === true }
  const { objects, activeTab, hidden } = lookInside(bytes)
  const omissions: Partial<Record<SheetOmission, number>> = { ...objects }
  const omit = (what: SheetOmission) => {
    omissions[what] = (omissions[what] ?? 0) + 1
  }
  let chartSheets = 0
  let first = 0
  const sheets: Sheet[] = []
  for (const [n, name] of workbook.SheetNames.entries()) {
    const sheet = workbook.Sheets[name]
    const type = sheet?.['!type'] ?? 'sheet'
    const isHidden = (workbook.Workbook?.Sheets?.[n]?.Hidden ?? 0) > 0 || hidden[n]?.isHidden === true
    if (isHidden) omit('hiddenSheet')
    else if (!sheet) omit('brokenSheet')
    else if (type === 'chart') chartSheets += 1
    else if (type !== 'sheet') omit('macroSheet')
    else {
      if (n === activeTab) first = sheets.length
      hide(sheet, hidden[n])
      sheets.push({ name, ...contentOf(sheet, options) })
    }
  }
  omissions.chart = Math.max(omissions.chart ?? 0, chartSheets)
  if (sheets.length === 0 && omissions.brokenSheet) throw new ContentProblem('broken')
  return { sheets, first, omissions }
}

function parse(bytes: Uint8Array): WorkBook {
  try {
    return read(bytes, {
      dense: true,
      cellText: false,
      cellHTML: false,
      cellNF: true,
      cellStyles: true,
      sheetRows: mostRowsRead,
    })
  } catch (error) {
    const hasPassword = error instanceof Error && /password|encrypt/i.test(error.message)
    throw hasPassword ? new ContentProblem('protected') : error
  }
}

function contentOf(sheet: WorkSheet, options: CellFormat): Omit<Sheet, 'name'> {
  const texts = new Map<number, Map<number, string>>()
  let isCut = lastRowOf(sheet) >= mostRowsRead
  const data: readonly (readonly CellObject[] | undefined)[] = sheet['!data'] ?? []
  // Files may number cells far apart, so only existing ones are read.
  for (const [at, cells] of Object.entries(data)) {
    if (Number(at) >= mostRows) {
      isCut ||= (cells ?? []).some((cell) => formatCell(cell, options) !== '')
      if (isCut) break
      continue
    }
    const row = new Map<number, string>()
    for (const [column, cell] of Object.entries(cells ?? [])) {
      const text = Number(column) < mostColumns ? formatCell(cell, options) : ''
      if (text !== '') row.set(Number(column), text)
    }
    if (row.size > 0) texts.set(Number(at), row)
  }
  return { ...visiblePart(sheet, texts), isCut }
}

/** From 0. */
const lastRowOf = (sheet: WorkSheet): number =>
  Number(/\d+$/.exec(String(sheet['!fullref'] ?? sheet['!ref'] ?? ''))?.[0] ?? 1) - 1

/** The library knows hidden rows and columns only in Excel's formats. */
function hide(sheet: WorkSheet, lines: HiddenLines | undefined): void {
  if (!lines) return
  sheet['!rows'] ??= []
  sheet['!cols'] ??= []
  for (const row of lines.rows) sheet['!rows'][row] = { hidden: true }
  for (const column of lines.columns) sheet['!cols'][column] = { hidden: true }
}
