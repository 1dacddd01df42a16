import { type Invitee, mostInvitees, mostListBytes } from '@atrium/contracts/invitations/contract'
import { tidyPhone } from '@atrium/contracts/wire/contract'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { ReadList } from '../../../ports/ReadingTasks'
import { refusals } from '../refusals'
import { findHeadings, type Headings } from './headings'
import { openTables } from './openTables'
import type { Table, TableRow } from './Table'

/**
 * The people in a filled-in list, each with its row's number: those in visible rows of the first visible sheet that
 * has the headings. What its author hid is counted and left out, as text messages would go to them.
 *
 * @throws a refusal if the file can't be read, is too large, or has no headings or nobody below them.
 */
export async function readSheet(bytes: Uint8Array): Promise<ReadList> {
  if (bytes.byteLength > mostListBytes) throw refusals.tooLarge()
  try {
    return readPeople(await openTables(bytes))
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw refusals.notASheet()
  }
}

function readPeople(tables: readonly Table[]): ReadList {
  const lists = tables.flatMap((table) => {
    const headings = findHeadings(table)
    return headings ? [{ table, headings }] : []
  })
  const chosen = lists.find(({ table }) => !table.isHidden)
  if (!chosen) throw lists.length > 0 ? refusals.allHidden() : refusals.noHeadings()
  const rows = peopleIn(chosen.table, chosen.headings)
  const shown = rows.filter(({ isHidden }) => !isHidden)
  if (shown.length > mostInvitees) throw refusals.tooManyRows()
  if (shown.length === 0) throw rows.length > 0 ? refusals.allHidden() : refusals.noRows()
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
