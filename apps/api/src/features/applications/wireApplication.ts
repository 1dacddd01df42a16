import type { InvitationRow } from '../invitations'

/** An application as the wire has it. */
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
