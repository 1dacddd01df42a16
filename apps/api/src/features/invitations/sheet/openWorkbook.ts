import { invitationsRefusals } from '@atrium/contracts/invitations/refusals'
import { type CellObject, read, set_cptable, type WorkBook, type WorkSheet } from '@e965/xlsx'
import * as codepages from '@e965/xlsx/dist/cpexcel.full.mjs'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { Table, TableRow } from './Table'

// Workbooks of Excel 5 and 95 store texts in the code page of their system.
set_cptable(codepages)

/** Many cells may share one text of megabytes, so each is cut before it is examined. */
const longestCell = 1000

/**
 * The worksheets of a workbook. Formulas are never computed: only their stored results are read. Numbers are read as
 * numbers whatever their format, as a phone may be formatted as a date. Chart and macro sheets are left out.
 *
 * @throws Refusal if it is no workbook, or protected by a password
 */
export function openWorkbook(bytes: Uint8Array): readonly Table[] {
  const workbook = parse(bytes)
  return workbook.SheetNames.flatMap((name, n) => {
    const sheet = workbook.Sheets[name]
    const isHidden = (workbook.Workbook?.Sheets?.[n]?.Hidden ?? 0) > 0
    // The library leaves out a sheet that it can't read: another one must not become the first.
    if (!sheet && !isHidden && !hasChartSheets(workbook)) throw new Refusal(invitationsRefusals.notASheet)
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
    // For OpenDocument the library doesn't report hidden rows.
    if (workbook.bookType === 'ods') throw new Refusal(invitationsRefusals.notASheet)
    return workbook
  } catch (error) {
    if (error instanceof Refusal) throw error
    const isProtected = error instanceof Error && /password|encrypt/i.test(error.message)
    throw isProtected
      ? new Refusal(invitationsRefusals.protectedSheet)
      : new Refusal(invitationsRefusals.notASheet)
  }
}

function contentOf(sheet: WorkSheet): Pick<Table, 'hiddenColumns' | 'rows'> {
  const rowInfo = sheet['!rows'] ?? []
  const columnInfo = Object.entries(sheet['!cols'] ?? [])
  // Files may number rows far apart, so only existing rows are read.
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
