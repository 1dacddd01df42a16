import { mostDownloads } from '@atrium/contracts/dataExport/contract'
import type { dataExportOperations } from '@atrium/contracts/dataExport/policy'
import { dataExportRefusals } from '@atrium/contracts/dataExport/refusals'
import { eq } from 'drizzle-orm'
import { csvText } from '../../platform/csv/csvText'
import type { Connection } from '../../platform/database/Connection'
import { alertPerson, alerts } from '../../platform/notifications'
import { readContent } from '../../platform/objects'
import { objects } from '../../platform/objects/tables'
import { ofOwner } from '../../platform/owner/ofOwner'
import type { Language } from '../../platform/people/Language'
import { users } from '../../platform/people/tables'
import { countWithin } from '../../platform/quotas'
import { Refusal } from '../../platform/refusal/Refusal'
import { type ZipEntry, zipStream } from '../../platform/zip/zipStream'
import type { Call, UnmanagedCall } from '../../ports/Call'
import { allSections } from './allSections'
import { asText, chineseTime } from './asText'
import { indexPage } from './indexPage'
import { inLanguage, type Row, type Section } from './Section'

type Operation = typeof dataExportOperations.downloadOwnRecords

const day = 86_400_000

/** Attempts count even if they fail: each reads all records. */
export async function downloadOwnRecords({ ports, person, now }: UnmanagedCall<Operation>) {
  const count = await countWithin(ports.database.connection, `records of ${person.userId}`, day, now)
  if (count > mostDownloads) throw new Refusal(dataExportRefusals.tooOften)
  return read
}

async function read({ db, person, language, now, audit }: Call<Operation>) {
  const { userId } = person
  const records = await readDataExport(db, userId)
  audit({ lists: records.lists.length, rows: records.lists.reduce((sum, { rows }) => sum + rows.length, 0) })
  await alertPerson(db, { userId, words: alerts.recordsDownloaded, now })
  const day = chineseTime(now).slice(0, 10)
  return {
    name: language === 'en' ? `Atrium records ${day}.zip` : `Atrium 我的数据 ${day}.zip`,
    type: 'application/zip',
    content: zipStream(zipEntries(records, language, now), now),
  }
}

/** The content of the zip: an index to read first, a table for each list, all of it as JSON, and the pictures. */
function zipEntries(
  { account, lists, pictures }: DataExport,
  language: Language,
  now: Date,
): readonly ZipEntry[] {
  const counted = lists.map(({ section, rows }) => ({ section, count: rows.length }))
  return [
    { name: 'index.html', content: () => indexPage({ language, account, now, lists: counted }) },
    ...lists.map(({ section, rows }) => ({
      name: `lists/${section.name}.csv`,
      content: () => csvOf(section, rows, language),
    })),
    {
      name: 'everything.json',
      content: () =>
        JSON.stringify(
          {
            account,
            madeAt: now,
            ...Object.fromEntries(lists.map(({ section, rows }) => [section.name, rows])),
          },
          null,
          2,
        ),
    },
    ...pictures.map(({ name, bytes }) => ({
      name: `pictures/${name}`,
      method: 'store' as const,
      content: () => bytes,
    })),
  ]
}

/**
 * A list for spreadsheet programs: UTF-8 with its byte order mark, every cell quoted, and none that would run as a
 * formula.
 */
function csvOf({ columns }: Section, rows: readonly Row[], language: Language): string {
  const heads = Object.values(columns).map((words) => inLanguage(words, language))
  const cells = rows.map((row) => Object.keys(columns).map((name) => asText(row[name])))
  return csvText([heads, ...cells])
}

interface DataExport {
  readonly account: string
  readonly lists: readonly { readonly section: Section; readonly rows: readonly Row[] }[]
  readonly pictures: readonly { readonly name: string; readonly bytes: Uint8Array }[]
}

/**
 * All records about a person, read at one moment: sending them takes as long as the client's connection does, and must
 * not occupy a database connection.
 */
async function readDataExport(db: Connection, userId: string): Promise<DataExport> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) throw new Error('The person of the records was not found.')
  const lists: { section: Section; rows: Row[] }[] = []
  for (const section of allSections) {
    const rows = await section.read(db, { userId, phone: user.phone })
    lists.push({ section, rows: rows.map((row) => exported(section, row)) })
  }
  return { account: user.account, lists, pictures: await picturesOf(db, userId) }
}

/** Only the exported columns of a row. */
const exported = ({ columns }: Section, row: Row): Row =>
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
