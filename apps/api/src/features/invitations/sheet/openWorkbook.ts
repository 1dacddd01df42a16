import { type CellObject, read, set_cptable, type WorkBook, type WorkSheet } from '@e965/xlsx'
import * as codepages from '@e965/xlsx/dist/cpexcel.full.mjs'
import { Refusal } from '../../../platform/refusal/Refusal'
import { refusals } from '../refusals'
import type { Table, TableRow } from './Table'

// Workbooks of Excel 5 and 95 keep texts in the code page of their system.
set_cptable(codepages)

/** Many cells may share one text of megabytes: each is cut before it is looked at. */
const longestCell = 1000

/**
 * The worksheets of a workbook. Formulas are never computed: only what their cells last held is read. Numbers are
 * taken as numbers whatever format they have, as a phone may be formatted as a date. Sheets of charts and macros
 * are left out.
 *
 * @throws a refusal if it is no workbook, or protected by a password.
 */
export function openWorkbook(bytes: Uint8Array): readonly Table[] {
  const workbook = parse(bytes)
  return workbook.SheetNames.flatMap((name, n) => {
    const sheet = workbook.Sheets[name]
    const isHidden = (workbook.Workbook?.Sheets?.[n]?.Hidden ?? 0) > 0
    // The library leaves out a sheet that it can't read: another must not be taken for the first one.
    if (!sheet && !isHidden && !hasChartSheets(workbook)) throw refusals.notASheet()
    if (!sheet || (sheet['!type'] ?? 'sheet') !== 'sheet') return []
    return [{ name, isHidden, ...contentOf(sheet) }]
  })
}

const hasChartSheets = (workbook: WorkBook & { Directory?: { charts?: unknown[] } }) =>
  (workbook.Directory?.charts?.length ?? 0) > 0

function parse(bytes: Uint8Array): WorkBook {
  try {
    const workbook = read(bytes, {
      dense: true,
      cellText: false,
      cellHTML: false,
      cellFormula: false,
      cellStyles: true,
    })
    // Of OpenDocument the library doesn't say which rows are hidden.
    if (workbook.bookType === 'ods') throw refusals.notASheet()
    return workbook
  } catch (error) {
    if (error instanceof Refusal) throw error
    const isProtected = error instanceof Error && /password|encrypt/i.test(error.message)
    throw isProtected ? refusals.protectedSheet() : refusals.notASheet()
  }
}

function contentOf(sheet: WorkSheet): Pick<Table, 'hiddenColumns' | 'rows'> {
  const rowInfo = sheet['!rows'] ?? []
  const columnInfo = Object.entries(sheet['!cols'] ?? [])
  // Files may number rows far apart: only those that are there are looked at.
  const rows = Object.entries(sheet['!data'] ?? []).flatMap(([at, row]): TableRow[] => {
    const cells = new Map<number, string>()
    for (const [column, cell] of Object.entries(row ?? [])) {
      const text = textOf(cell)
      if (text !== '') cells.set(Number(column), text)
    }
    return cells.size === 0
      ? []
      : [{ number: Number(at) + 1, isHidden: rowInfo[Number(at)]?.hidden ?? false, cells }]
  })
  const hidden = columnInfo.filter(([, info]) => info?.hidden).map(([column]) => Number(column))
  return { hiddenColumns: new Set(hidden), rows }
}

function textOf(cell: CellObject | undefined): string {
  if (cell?.v === undefined || cell.v === null || cell.t === 'z') return ''
  return cell.t === 'e' ? (cell.w ?? '#N/A') : String(cell.v).slice(0, longestCell).trim()
}
