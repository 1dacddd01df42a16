import { applicationsRefusals } from '@atrium/contracts/applications/refusals'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { CompanyScope } from '../../platform/http/CompanyScope'
import type { Resources } from '../../platform/http/Resources'
import { publicAddress } from '../../platform/objects'
import { users } from '../../platform/people/tables'
import { Refusal } from '../../platform/refusal/Refusal'
import type { InvitationRow } from '../invitations'
import { invitations } from '../invitations/tables'
import { departmentOf, departmentsInScope } from '../organisation'
import { departments, memberships } from '../organisation/tables'

/** An application with its applicant's current data, such as the phone. */
export interface ApplicationRow {
  readonly invitation: InvitationRow
  readonly userId: string
  readonly phone: string
}

/** An invitation that somebody answered, by text message or link. */
export const isApplication = and(isNotNull(invitations.userId), inArray(invitations.status, [1, 2, 5]))

/** Locks the applications. @throws Refusal 404 unless all of them are in the person's scope */
export async function findApplications(
  db: Connection,
  company: CompanyScope,
  applyIds: readonly string[],
): Promise<ApplicationRow[]> {
  const found = await db
    .select({ invitation: invitations, userId: users.id, phone: users.phone })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.userId))
    .innerJoin(departments, departmentOf(invitations))
    .where(
      and(
        eq(invitations.companyId, company.companyId),
        isApplication,
        inArray(invitations.id, [...applyIds]),
        departmentsInScope(company),
      ),
    )
    .orderBy(invitations.id)
    .for('update', { of: invitations })
  if (found.length !== applyIds.length) throw new Refusal(applicationsRefusals.applicationMissing)
  return found
}

/** An application in its wire format. */
export const wireApplication = (
  row: InvitationRow,
  department: string,
  nameOf: (userId: string) => string,
  pictureOf: (row: InvitationRow) => string | null,
) => ({
  applyId: row.id,
  phone: row.phone,
  realName: row.name,
  picture: pictureOf(row),
  department,
  enterpriseDepartmentId: row.departmentId,
  inviteStatus: statusOf(row.status),
  appliedAt: (row.respondedAt ?? row.invitedAt).toISOString(),
  inviterName: nameOf(row.invitedBy),
})

function statusOf(status: number): 1 | 2 | 5 {
  if (status === 1 || status === 2 || status === 5) return status
  throw new Error(`An application has the status ${status}.`)
}

type Application = Pick<InvitationRow, 'userId' | 'status'>

const awaiting = 5

/** Pictures of applicants who wait or belong to the company; none of those who were refused or left. */
export async function picturesOf(
  ports: Pick<Resources, 'settings'>,
  db: Connection,
  companyId: string,
  applications: readonly Application[],
): Promise<(application: Application) => string | null> {
  const ids = applications.flatMap(({ userId }) => userId ?? [])
  if (ids.length === 0) return () => null
  const rows = await db
    .select({ userId: users.id, headImage: users.headImage, memberId: memberships.userId })
    .from(users)
    .leftJoin(memberships, and(eq(memberships.companyId, companyId), eq(memberships.userId, users.id)))
    .where(inArray(users.id, ids))
  const people = new Map(rows.map((row) => [row.userId, row]))
  return ({ userId, status }) => {
    const person = people.get(userId ?? '')
    return person && (status === awaiting || person.memberId) ? publicAddress(ports, person.headImage) : null
  }
}
