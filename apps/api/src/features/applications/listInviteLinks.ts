import type { applicationsContract } from '@atrium/features/applications/contract'
import { and, desc, eq, getTableColumns, gt, isNull } from 'drizzle-orm'
import type { Call } from '../../ports/Call'
import { departmentOf, departmentsInScope, findCompanyName } from '../organisation'
import { departments } from '../organisation/tables'
import { inviteLinks } from './tables'
import { wireLinks } from './wireLinks'

export async function listInviteLinks({
  db,
  company,
  now,
  ports,
}: Call<typeof applicationsContract.listInviteLinks>) {
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
  const name = await findCompanyName(db, companyId)
  const { publicOrigin } = ports.settings
  return wireLinks(db, { publicOrigin, keys: ports.keys, company: { id: companyId, name } }, links)
}
