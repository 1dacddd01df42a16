import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Connection } from '../../platform/database/Connection'
import { borrowedUntil } from '../seats'
import { grants } from '../seats/tables'
import { licenceRules } from '../waitingList/tables'

/** Columns for a query that reads grants: the rule behind each, and the end of its licence file. */
export const sourceColumns = (db: Connection) => ({
  sourceName: ofRule(licenceRules.name),
  ruleId: ofRule(licenceRules.id, ne(licenceRules.state, 'deleted')),
  borrowedUntil: borrowedUntil(db),
})

const ofRule = (column: PgColumn, condition?: SQL): SQL<string | null> =>
  sql`(select ${column} from ${licenceRules} where ${and(
    eq(licenceRules.companyId, grants.companyId),
    eq(licenceRules.id, grants.sourceId),
    eq(grants.source, 'rule'),
    condition,
  )})`

interface SourceRow {
  readonly grant: Pick<typeof grants.$inferSelect, 'source'>
  readonly sourceName: string | null
  readonly ruleId: string | null
  readonly borrowedUntil: Date | null
}

/** How the member came by the licence, as the contract says it. */
export const licenceSource = ({ grant, sourceName, ruleId, borrowedUntil }: SourceRow) => ({
  source: grant.source,
  sourceName,
  ruleId,
  borrowedUntil: borrowedUntil?.toISOString() ?? null,
})
