import type { headerTypes, invoiceTypes } from '@atrium/contracts/billing/contract'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { ownerColumns } from '../../platform/owner/ownerColumns'
import { users } from '../../platform/people/tables'
import { companies } from '../organisation/tables'

/** The common columns of an owner's entries for invoices. */
const entryColumns = {
  ...ownerColumns,
  id: text().notNull(),
  /** Greatest for the newest. */
  addedAs: bigserial('added_as', { mode: 'number' }).notNull(),
  /** One entry has it, if there are any: the index allows no second one. */
  isDefault: boolean('is_default').notNull(),
  /** Incremented by each edit, so that nobody overwrites a change they haven't seen. */
  version: integer().notNull().default(1),
  createdAt: instant('created_at').notNull(),
  /** The owner again, as a foreign key; null: an owner of the other kind. */
  companyId: text('company_id')
    .generatedAlwaysAs(sql`case when owner_kind = 'company' then owner_id end`)
    .references(() => companies.id),
  userId: text('user_id')
    .generatedAlwaysAs(sql`case when owner_kind = 'person' then owner_id end`)
    .references(() => users.id),
}

/** The buyers that an owner's invoices name. A person's title only has a name. */
export const invoiceTitles = pgTable(
  'invoice_titles',
  {
    ...entryColumns,
    titleKind: text('title_kind').$type<(typeof headerTypes)[number]>().notNull(),
    invoiceType: text('invoice_type').$type<(typeof invoiceTypes)[number]>().notNull(),
    invoiceHeader: text('invoice_header').notNull(),
    creditCode: text('credit_code').notNull(),
    bankName: text('bank_name').notNull(),
    bankAccount: text('bank_account').notNull(),
    registeredAddress: text('registered_address').notNull(),
    registeredPhone: text('registered_phone').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ownerKind, t.ownerId, t.id] }),
    uniqueIndex('invoice_titles_default').on(t.ownerKind, t.ownerId).where(sql`is_default`),
    check('invoice_titles_owner', sql`${t.ownerKind} in ('person', 'company')`),
  ],
)

/** Addresses for an owner's invoices on paper. */
export const invoiceAddresses = pgTable(
  'invoice_addresses',
  {
    ...entryColumns,
    addressee: text().notNull(),
    addresseePhone: text('addressee_phone').notNull(),
    province: text().notNull(),
    city: text().notNull(),
    district: text().notNull(),
    detailedAddress: text('detailed_address').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ownerKind, t.ownerId, t.id] }),
    uniqueIndex('invoice_addresses_default').on(t.ownerKind, t.ownerId).where(sql`is_default`),
    check('invoice_addresses_owner', sql`${t.ownerKind} in ('person', 'company')`),
  ],
)
