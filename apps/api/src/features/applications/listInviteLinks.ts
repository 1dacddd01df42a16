import type { applicationsOperations } from '@atrium/contracts/applications/policy'
import { and, desc, eq, getTableColumns, gt, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Call } from '../../ports/Call'
import { departmentOf, departmentsInScope, findCompanyName } from '../organisation'
import { departments } from '../organisation/tables'
import type { LinkRow } from './linkState'
import { mayInvite } from './mayInvite'
import { inviteLinks } from './tables'
import { wireLinks } from './wireLinks'

export async function listInviteLinks({
  db,
  company,
  now,
  ports,
}: Call<typeof applicationsOperations.listInviteLinks>) {
  const { companyId } = company
  const links = await db
    .select(getTableColumns(inviteLinks))
    .from(inviteLinks)
    .leftJoin(departments, departmentOf(inviteLinks))
    .where(
      and(
        eq(inviteLinks.companyId, companyId),
        gt(inviteLinks.expiresAt, now),
        isNull(inviteLinks.revokedAt),
        departmentsInScope(company),
      ),
    )
    .orderBy(desc(inviteLinks.createdAt), desc(inviteLinks.id))
  const working = await ofWhoMayInvite(db, links)
  const name = await findCompanyName(db, companyId)
  const { publicOrigin } = ports.settings
  return wireLinks(db, { publicOrigin, keys: ports.keys, company: { id: companyId, name } }, working)
}

/** Those of others lead nowhere: see `linkState`. */
async function ofWhoMayInvite(db: Connection, links: readonly LinkRow[]): Promise<LinkRow[]> {
  const may = new Map<string, boolean>()
  for (const { companyId, createdBy } of links)
    if (!may.has(createdBy)) may.set(createdBy, await mayInvite(db, companyId, createdBy))
  return links.filter(({ createdBy }) => may.get(createdBy))
}
