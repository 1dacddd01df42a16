import { and, eq, type SQL, sql } from 'drizzle-orm'
import { grants } from '../seats/tables'
import { licenceRules } from '../waitingList/tables'

/** The name of the rule behind a grant; null for other sources. For queries with joins. */
export const sourceName = (): SQL<string | null> =>
  sql`(select ${licenceRules.name} from ${licenceRules} where ${and(
    eq(licenceRules.companyId, grants.companyId),
    eq(licenceRules.id, grants.sourceId),
    eq(grants.source, 'rule'),
  )})`
