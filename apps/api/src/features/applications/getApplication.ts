import type { applicationsOperations } from '@atrium/contracts/applications/policy'
import { applicationsRefusals } from '@atrium/contracts/applications/refusals'
import { and, eq } from 'drizzle-orm'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { invitations } from '../invitations/tables'
import { departmentOf, departmentPathNames, departmentsInScope, namesInCompany } from '../organisation'
import { departments } from '../organisation/tables'
import { isApplication, picturesOf, wireApplication } from './applicationRows'
import { inviteLinks } from './tables'

export async function getApplication({
  db,
  ports,
  company,
  query,
}: Call<typeof applicationsOperations.getApplication>) {
  const { companyId } = company
  const [found] = await db
    .select({ row: invitations, linkCreatedAt: inviteLinks.createdAt })
    .from(invitations)
    .innerJoin(departments, departmentOf(invitations))
    .leftJoin(
      inviteLinks,
      and(eq(inviteLinks.companyId, invitations.companyId), eq(inviteLinks.id, invitations.linkId)),
    )
    .where(
      and(
        eq(invitations.companyId, companyId),
        eq(invitations.id, query.applyId),
        isApplication,
        departmentsInScope(company),
      ),
    )
  if (!found) throw new Refusal(applicationsRefusals.applicationMissing)
  const { row, linkCreatedAt } = found
  const pathOf = await departmentPathNames(db, companyId, [row.departmentId])
  const nameOf = await namesInCompany(db, companyId, [
    row.invitedBy,
    ...(row.decidedBy ? [row.decidedBy] : []),
  ])
  const pictureOf = await picturesOf(ports, db, companyId, [row])
  return {
    ...wireApplication(row, pathOf(row.departmentId), nameOf, pictureOf),
    auditedAt: row.decidedAt?.toISOString() ?? null,
    auditorName: nameOf(row.decidedBy),
    reason: row.reason,
    linkCreatedAt: linkCreatedAt?.toISOString() ?? null,
  }
}
