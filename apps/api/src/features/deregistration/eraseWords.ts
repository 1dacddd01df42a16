import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Connection } from '../../platform/database/Connection'
import { userEvents } from '../../platform/events/tables'
import { idempotencyKeys } from '../../platform/http/tables'
import { messages } from '../../platform/notifications/tables'
import { outbox } from '../../platform/outbox/tables'
import { invoiceAddresses, invoiceTitles } from '../billing/tables'
import { certifications } from '../company/tables'
import { dissolutions } from '../dissolution/tables'
import { invitations } from '../invitations/tables'
import { orders } from '../orders/tables'
import { companies } from '../organisation/tables'

interface Words {
  readonly names: readonly string[]
  readonly numbers: readonly string[]
}

interface About extends Words {
  readonly user: { readonly id: string; readonly phone: string }
  /** Owners of rows that may mention the person, '' for none. */
  readonly companyIds: readonly string[]
}

/**
 * Erases a person's name and numbers from other people's data: invitations, companies' contacts, and texts that mention
 * them, above all messages.
 */
export async function eraseWords(db: Connection, about: About): Promise<void> {
  await closeInvitations(db, about)
  await leaveContacts(db, about)
  for (const { table, columns, companyId } of tellingTables) {
    const set = Object.fromEntries(
      Object.entries(columns).map(([key, column]) => [key, withoutWords(column, about)]),
    )
    await db
      .update(table)
      .set(set)
      .where(or(...Object.values(columns).map((column) => tells(column, companyId, about))))
  }
}

/** Columns outside of the person's own rows that may mention them. */
const tellingTables: readonly {
  readonly table: PgTable
  readonly columns: Readonly<Record<string, PgColumn>>
  /** Company of the row. Absent: it has none, and a number must come with a name. */
  readonly companyId?: PgColumn
}[] = [
  {
    table: messages,
    columns: {
      title: messages.title,
      content: messages.content,
      titleEn: messages.titleEn,
      contentEn: messages.contentEn,
    },
    companyId: messages.companyId,
  },
  { table: outbox, columns: { subject: outbox.subject, text: outbox.text, html: outbox.html } },
  { table: userEvents, columns: { text: userEvents.text, payload: userEvents.payload } },
  {
    table: idempotencyKeys,
    columns: { answer: idempotencyKeys.answer },
    companyId: idempotencyKeys.companyId,
  },
  {
    table: orders,
    columns: { invoice: orders.invoice, mailing: orders.mailing },
    companyId: orders.companyId,
  },
  {
    table: invoiceTitles,
    columns: { invoiceHeader: invoiceTitles.invoiceHeader, registeredPhone: invoiceTitles.registeredPhone },
    companyId: invoiceTitles.companyId,
  },
  {
    table: invoiceAddresses,
    columns: {
      addressee: invoiceAddresses.addressee,
      addresseePhone: invoiceAddresses.addresseePhone,
      detailedAddress: invoiceAddresses.detailedAddress,
    },
    companyId: invoiceAddresses.companyId,
  },
  {
    table: dissolutions,
    columns: { reason: dissolutions.reason, remark: dissolutions.remark },
    companyId: dissolutions.companyId,
  },
  {
    table: invitations,
    columns: { reason: invitations.reason },
    companyId: invitations.companyId,
  },
]

/** Matches the person's own numbers; their name only in companies that know them, since others may share it. */
function tells(
  column: PgColumn,
  companyId: PgColumn | undefined,
  { names, numbers, companyIds }: About,
): SQL | undefined {
  const holds = (word: string) => sql`position(${inColumn(column, word)} in ${column}::text) > 0`
  const ofCompany = companyId && inArray(companyId, companyIds.filter(Boolean))
  return or(...numbers.map(holds), ofCompany && and(ofCompany, or(...names.map(holds))))
}

function withoutWords(column: PgColumn, { names, numbers }: Words): SQL {
  const pairs = [...numbers.map((word) => [word, '***']), ...names.map((word) => [word, erasedName])]
  const left = pairs.reduce(
    (text, [word = '', instead]) => sql`replace(${text}, ${inColumn(column, word)}, ${instead})`,
    sql`${column}::text`,
  )
  return column.columnType === 'PgJsonb' ? sql`(${left})::jsonb` : left
}

/** Escaped as in JSON, for JSON columns. */
const inColumn = (column: PgColumn, word: string) =>
  column.columnType === 'PgJsonb' ? JSON.stringify(word).slice(1, -1) : word

/** Closes open invitations. */
async function closeInvitations(db: Connection, { user: { id, phone } }: About): Promise<void> {
  const own = or(eq(invitations.userId, id), and(isNull(invitations.userId), eq(invitations.phone, phone)))
  await db
    .update(invitations)
    .set({ status: 7 })
    .where(and(own, inArray(invitations.status, [4, 5])))
  await db.update(invitations).set({ name: erasedName, phone: '' }).where(own)
}

/** A company whose contact they were has none until it names another. */
async function leaveContacts(db: Connection, { numbers }: Words): Promise<void> {
  await db
    .update(companies)
    .set({ contactPerson: '', contactPhone: '' })
    .where(inArray(companies.contactPhone, [...numbers]))
  await db
    .update(certifications)
    .set({ contactPerson: erasedName, contactPhone: '' })
    .where(inArray(certifications.contactPhone, [...numbers]))
}

/** Replaces the person's name. */
export const erasedName = '已注销用户'
