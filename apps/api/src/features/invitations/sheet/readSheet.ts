import { type Invitee, mostInvitees, mostListBytes } from '@atrium/contracts/invitations/contract'
import { invitationsRefusals } from '@atrium/contracts/invitations/refusals'
import { tidyPhone } from '@atrium/contracts/wire/contract'
import { parseCsv } from 'hucre/csv'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { ListKind, ReadList } from '../../../ports/ReadingTasks'
import { findHeadings, type Headings } from './headings'
import { openWorkbook } from './openWorkbook'
import { requireHarmless } from './requireHarmless'
import type { Table, TableRow } from './Table'

/**
 * The people in a filled-in list, each with its row's number: those in visible rows of the first visible sheet that
 * has the headings. Hidden rows and sheets are counted and left out, as text messages would go to those people.
 *
 * @throws Refusal if the file can't be read, is too large, or has no headings or nobody below them
 */
export async function readSheet(bytes: Uint8Array, kind: ListKind = 'people'): Promise<ReadList> {
  if (bytes.byteLength > mostListBytes) throw new Refusal(invitationsRefusals.tooLarge)
  try {
    return readPeople(await openTables(bytes), kind)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(invitationsRefusals.notASheet)
  }
}

function readPeople(tables: readonly Table[], kind: ListKind): ReadList {
  const lists = tables.flatMap((table) => {
    const headings = findHeadings(table, kind)
    return headings ? [{ table, headings }] : []
  })
  const chosen = lists.find(({ table }) => !table.isHidden)
  if (!chosen)
    throw lists.length > 0
      ? new Refusal(invitationsRefusals.allHidden)
      : new Refusal(invitationsRefusals.noHeadings)
  const rows = peopleIn(chosen.table, chosen.headings)
  const shown = rows.filter(({ isHidden }) => !isHidden)
  if (shown.length > mostInvitees) throw new Refusal(invitationsRefusals.tooManyRows)
  if (shown.length === 0)
    throw rows.length > 0
      ? new Refusal(invitationsRefusals.allHidden)
      : new Refusal(invitationsRefusals.noRows)
  const others = lists
    .filter(({ table, headings }) => table !== chosen.table && peopleIn(table, headings).length > 0)
    .map(({ table }) => table)
  return {
    people: shown.map(({ person }) => person),
    leftOut: {
      hiddenRowCount: rows.length - shown.length,
      hiddenSheetNames: namesOf(others.filter(({ isHidden }) => isHidden)),
      otherSheetNames: namesOf(others.filter(({ isHidden }) => !isHidden)),
    },
  }
}

const namesOf = (tables: readonly Table[]) => tables.slice(0, 20).map(({ name }) => name)

interface PersonRow {
  readonly isHidden: boolean
  readonly person: Invitee
}

function peopleIn({ rows }: Table, { below, phone, name, department }: Headings): readonly PersonRow[] {
  const textAt = ({ cells }: TableRow, column: number | undefined, most: number) =>
    column === undefined ? '' : (cells.get(column) ?? '').slice(0, most).trim()
  return rows
    .filter(({ number }) => number > below)
    .map((row) => ({
      isHidden: row.isHidden,
      person: {
        row: row.number,
        phone: tidyPhone(textAt(row, phone, 60)),
        realName: textAt(row, name, 200),
        department: textAt(row, department, 400),
      },
    }))
    .filter(({ person }) => person.phone !== '' || person.realName !== '')
}

/**
 * The tables in a file, recognised by content: .xlsx, .xls, or text in columns as UTF-8, UTF-16 or the encoding of
 * Chinese Windows.
 *
 * @throws Refusal if it is none of them, is protected by a password, or unpacks to too much
 */
async function openTables(bytes: Uint8Array): Promise<readonly Table[]> {
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
  if (text.trim() === '' || /[^\P{Cc}\t\r\n\f\v]/u.test(text))
    throw new Refusal(invitationsRefusals.notASheet)
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
      // The next encoding may fit.
    }
  }
  throw new Refusal(invitationsRefusals.notASheet)
}
