import type { CellObject } from '@e965/xlsx'
import { format, isDateFormat } from 'numfmt'
import type { WorkbookAsked } from './Sheet'

export interface CellFormat extends Pick<WorkbookAsked, 'locale' | 'notCalculated'> {
  /** Days are counted from 1904, as on old Macs. */
  readonly is1904: boolean
}

/** The displayed text of a cell: its value in its number format; `notCalculated` for a formula without a value. */
export function formatCell(cell: CellObject | undefined, options: CellFormat): string {
  if (!cell) return ''
  if (cell.t === 'z' || cell.v === undefined || cell.v === null) return cell.f ? options.notCalculated : ''
  if (cell.t === 'e') return errors[Number(cell.v)] ?? cell.w ?? '#N/A'
  const { v: value } = cell
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  const pattern = String(cell.z ?? 'General')
  if (typeof value === 'string')
    return pattern.includes('@') && pattern !== '@' ? inFormat(pattern, value, options) : value
  return typeof value === 'number' ? inFormat(pattern, value, options).trim() : String(value)
}

function inFormat(pattern: string, value: string | number, { locale, is1904 }: CellFormat): string {
  const written = ofSystem[locale][pattern] ?? pattern.replace(/上午\/下午/g, 'AM/PM')
  try {
    const shift = is1904 && typeof value === 'number' && isDateFormat(written) ? daysUntil1904 : 0
    return format(written, typeof value === 'number' ? value + shift : value, { locale })
  } catch {
    // A format that spreadsheets don't understand either.
    return typeof value === 'number' ? format('General', value, { locale }) : value
  }
}

/** Between the two start days that spreadsheets count from. */
const daysUntil1904 = 1462

/** Formats that mean the reader's own date format. */
const ofSystem: Readonly<Record<CellFormat['locale'], Readonly<Record<string, string>>>> = {
  'zh-CN': { 'm/d/yy': 'yyyy/m/d', 'm/d/yy h:mm': 'yyyy/m/d h:mm' },
  en: { 'm/d/yy': 'm/d/yyyy', 'm/d/yy h:mm': 'm/d/yyyy h:mm' },
}

const errors: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
  43: '#GETTING_DATA',
}
