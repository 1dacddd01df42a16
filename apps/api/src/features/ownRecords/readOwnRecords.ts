import { eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { readContent } from '../../platform/objects'
import { objects } from '../../platform/objects/tables'
import { ofOwner } from '../../platform/owner/ofOwner'
import { users } from '../../platform/people/tables'
import { allSections } from './allSections'
import type { Row, Section } from './Section'

export interface OwnRecords {
  readonly account: string
  readonly lists: readonly { readonly section: Section; readonly rows: readonly Row[] }[]
  readonly pictures: readonly { readonly name: string; readonly bytes: Uint8Array }[]
}

/**
 * All that is kept about a person, read at one moment: while it is sent, which takes as long as their line does, no
 * connection to the database waits.
 */
export async function readOwnRecords(db: Connection, userId: string): Promise<OwnRecords> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new Error('Whose records are wanted is not there.')
  const lists: { section: Section; rows: Row[] }[] = []
  for (const section of allSections) {
    const rows = await section.read(db, { userId, phone: user.phone })
    lists.push({ section, rows: rows.map((row) => told(section, row)) })
  }
  return { account: user.account, lists, pictures: await picturesOf(db, userId) }
}

/** No more of a row than its columns say. */
const told = ({ columns }: Section, row: Row): Row =>
  Object.fromEntries(Object.keys(columns).map((name) => [name, row[name] ?? null]))

async function picturesOf(db: Connection, userId: string) {
  const found = await db
    .select()
    .from(objects)
    .where(ofOwner(objects, { kind: 'person', userId }))
    .orderBy(objects.name)
  const pictures: { name: string; bytes: Uint8Array }[] = []
  for (const object of found) pictures.push({ name: object.name, bytes: await readContent(db, object) })
  return pictures
}
