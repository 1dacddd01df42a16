import { parseCsv } from 'hucre/csv'
import { refusals } from '../refusals'
import { openWorkbook } from './openWorkbook'
import { requireHarmless } from './requireHarmless'
import type { Table } from './Table'

/**
 * The tables in a file, by what its bytes say: .xlsx, .xls, or text in columns as UTF-8, UTF-16 or what Chinese
 * Windows writes.
 *
 * @throws a refusal if it is none of them, is protected by a password, or unpacks to too much.
 */
export async function openTables(bytes: Uint8Array): Promise<readonly Table[]> {
  if (beginsWith(bytes, archive)) {
    await requireHarmless(bytes)
    return openWorkbook(bytes)
  }
  if (beginsWith(bytes, oldOffice)) return openWorkbook(bytes)
  return [readText(bytes)]
}

const archive = [0x50, 0x4b]
const oldOffice = [0xd0, 0xcf, 0x11, 0xe0]

const beginsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, n) => bytes[n] === byte)

function readText(bytes: Uint8Array): Table {
  const text = decode(bytes)
  if (text.trim() === '' || /[^\P{Cc}\t\r\n\f\v]/u.test(text)) throw refusals.notASheet()
  const rows = parseCsv(text).map((cells, n) => ({
    number: n + 1,
    isHidden: false,
    cells: new Map(cells.map((cell, column) => [column, String(cell ?? '')])),
  }))
  return { name: '', isHidden: false, hiddenColumns: new Set(), rows }
}

function decode(bytes: Uint8Array): string {
  if (beginsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes)
  if (beginsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes)
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // The next one may fit.
    }
  }
  throw refusals.notASheet()
}
