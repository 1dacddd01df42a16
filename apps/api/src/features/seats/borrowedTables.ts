import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database/instant'
import { products, seatHoldings } from './batchTables'

/**
 * Licence files that members took to a device. A file can't be recalled, so its seat counts until `releasedAt`: as part
 * of the grant, or on its own if the grant ends earlier. See docs/borrowed-licences.md.
 */
export const borrowedLicences = pgTable(
  'borrowed_licences',
  {
    companyId: text('company_id').notNull(),
    /** `jti` in the file. */
    id: text().notNull(),
    /** Without a reference, because the file outlives the grant. */
    grantId: text('grant_id').notNull(),
    /** Without a reference to the membership, which the file outlives too. */
    userId: text('user_id').notNull(),
    /** As in the file; empty once the account is closed. */
    personName: text('person_name').notNull(),
    /** The first batch of the product. */
    mainId: text('main_id').notNull(),
    sn: text().notNull(),
    /** Fingerprint of the device. */
    mid: text().notNull(),
    issuedAt: instant('issued_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** When it was returned before its end. */
    returnedAt: instant('returned_at'),
    lostAt: instant('lost_at'),
    /** When it stopped to count: returned, or its end was noticed. */
    releasedAt: instant('released_at'),
    /** The seat that it holds without a grant; null: none. */
    heldMainId: text('held_main_id'),
    heldDepartmentId: text('held_department_id'),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.id] }),
    foreignKey({ columns: [t.companyId, t.mainId], foreignColumns: [products.companyId, products.mainId] }),
    foreignKey({
      name: 'borrowed_licences_held_fk',
      columns: [t.companyId, t.heldMainId, t.heldDepartmentId],
      foreignColumns: [seatHoldings.companyId, seatHoldings.mainId, seatHoldings.departmentId],
    }),
    uniqueIndex('borrowed_licences_once').on(t.companyId, t.grantId).where(sql`${t.releasedAt} is null`),
    index('borrowed_licences_listed').on(t.companyId, t.issuedAt, t.id),
    index('borrowed_licences_user').on(t.companyId, t.userId),
    index('borrowed_licences_held')
      .on(t.companyId, t.heldDepartmentId)
      .where(sql`${t.heldDepartmentId} is not null`),
    index('borrowed_licences_due').on(t.endsAt).where(sql`${t.releasedAt} is null`),
  ],
)
