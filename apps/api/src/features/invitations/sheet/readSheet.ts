import { type Invitee, mostInvitees, mostListBytes } from '@atrium/features/invitations/contract'
import { tidyPhone } from '@atrium/features/shared/contract'
import { type CellValue, streamXlsxRows } from 'hucre/xlsx'
import { Refusal } from '../../../platform/refusal/Refusal'
import { refusals } from '../refusals'
import { columnsOf } from './headings'
import { requireHarmless } from './requireHarmless'

/** Lines that are looked at, empty ones included. */
const mostLines = 20_000

/**
 * The people in the first sheet of a filled-in template, each with its line's number. Values are taken as they
 * are shown: a formula is never computed, only what its cell last held is read.
 */
export async function readSheet(bytes: Uint8Array): Promise<readonly Invitee[]> {
  if (bytes.byteLength > mostListBytes) throw refusals.tooLarge()
  await requireHarmless(bytes)
  try {
    return await readPeople(bytes)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw refusals.notASheet()
  }
}

async function readPeople(bytes: Uint8Array): Promise<readonly Invitee[]> {
  let columns: ReturnType<typeof columnsOf>
  let isFirst = true
  const people: Invitee[] = []
  let lines = 0
  let row = 0
  for await (const { index, values } of streamXlsxRows(bytes, { maxRows: mostLines + 1 })) {
    lines += 1
    // A file may number its lines as it likes; two of one number could not be told apart.
    row = Number.isSafeInteger(index) && index >= row && index < 10_000_000 ? index + 1 : row + 1
    if (lines > mostLines) throw refusals.tooManyRows()
    const cells = values.map(shown)
    if (cells.every((cell) => cell === '')) continue
    if (isFirst) {
      isFirst = false
      columns = columnsOf(cells)
      if (columns === undefined) throw refusals.noHeadings()
      continue
    }
    if (columns === undefined) continue
    const at = (column: number, most: number) => (cells[column] ?? '').slice(0, most)
    const person = {
      row,
      phone: tidyPhone(at(columns.phone, 60)),
      realName: at(columns.name, 200),
      department: at(columns.department, 400),
    }
    if (person.phone === '' && person.realName === '') continue
    if (people.length === mostInvitees) throw refusals.tooManyRows()
    people.push(person)
  }
  if (people.length === 0) throw isFirst ? refusals.noHeadings() : refusals.noRows()
  return people
}

/** Many cells may share one text of megabytes: each is cut before it is looked at. */
const longestCell = 1000

function shown(value: CellValue | undefined): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return String(value).slice(0, longestCell).trim()
}
