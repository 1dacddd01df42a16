import { applicationErrors as codes } from '@atrium/contracts/applications/contract'
import type { applicationsOperations } from '@atrium/contracts/applications/policy'
import { applicationsRefusals } from '@atrium/contracts/applications/refusals'
import { and, eq, inArray } from 'drizzle-orm'
import { publish } from '../../platform/events'
import { sendMessage } from '../../platform/notifications'
import { Refusal } from '../../platform/refusal/Refusal'
import type { Call } from '../../ports/Call'
import { nextStatus } from '../invitations'
import { invitations } from '../invitations/tables'
import { departmentPathNames, findCompanyName, findDepartment, refreshMenuCounts } from '../organisation'
import { memberships } from '../organisation/tables'
import { type ApplicationRow, findApplications } from './applicationRows'
import { holdersOf, join } from './join'

type AuditCall = Call<typeof applicationsOperations.auditApplications>

/** The company is locked: of two simultaneous administrators the second one finds the application decided. */
export async function auditApplications(call: AuditCall) {
  const { db, company, body } = call
  const target =
    body.isPass && body.enterpriseDepartmentId !== undefined
      ? await findDepartment(db, company, body.enterpriseDepartmentId)
      : undefined
  const found = await findApplications(db, company, body.applyIds)
  const pending = found.filter(({ invitation }) => invitation.status === 5)
  const taken = body.isPass ? await takenPhones(call, pending) : new Set<string>()
  const decided = pending.filter(({ phone }) => !taken.has(phone))
  const skipped = found.flatMap(({ invitation, phone }) => {
    if (invitation.status !== 5) return { applyId: invitation.id, code: codes.auditedMeanwhile }
    return taken.has(phone) ? { applyId: invitation.id, code: codes.phoneTaken } : []
  })
  if (decided.length === 0) throw refusalOf(skipped[0]?.code)

  if (body.isPass) await seat(call, decided, target?.id)
  await settle(call, decided, target?.id)
  call.audit({
    isPass: body.isPass,
    applicants: decided.map(({ invitation, userId }) => ({
      applyId: invitation.id,
      userId,
      departmentId: target?.id ?? invitation.departmentId,
    })),
    ...(!body.isPass && body.reason && { reason: body.reason }),
  })
  await notifyApplicants(call, decided, target?.id)
  await refreshMenuCounts(call.db, call.company.companyId, 'invitations')
  return { done: decided.length, skipped }
}

/** Phones that other members of the company have meanwhile. */
async function takenPhones({ db, company }: AuditCall, pending: readonly ApplicationRow[]) {
  const holders = await holdersOf(
    db,
    company.companyId,
    pending.map(({ phone }) => phone),
  )
  const taken = pending.filter(({ phone, userId }) => (holders.get(phone) ?? userId) !== userId)
  return new Set(taken.map(({ phone }) => phone))
}

/** Makes them members; those who joined another way meanwhile stay where they are. */
async function seat({ db, company, now }: AuditCall, decided: readonly ApplicationRow[], targetId?: string) {
  const members = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(
      and(
        eq(memberships.companyId, company.companyId),
        inArray(
          memberships.userId,
          decided.map(({ userId }) => userId),
        ),
      ),
    )
  const joined = new Set(members.map(({ userId }) => userId))
  const joiners = decided
    .filter(({ userId }) => !joined.has(userId))
    .map(({ userId, phone, invitation: { name, departmentId, invitedAt } }) => ({
      userId,
      phone,
      name,
      departmentId: targetId ?? departmentId,
      invitedAt,
    }))
  await join(db, company.companyId, joiners, now)
}

async function settle(call: AuditCall, decided: readonly ApplicationRow[], targetId?: string) {
  const { db, company, person, body, now } = call
  await db
    .update(invitations)
    .set({
      status: nextStatus(5, body.isPass ? 'approve' : 'refuse'),
      decidedBy: person.userId,
      decidedAt: now,
      ...(body.isPass
        ? { addedAt: now, ...(targetId !== undefined && { departmentId: targetId }) }
        : { reason: body.reason }),
    })
    .where(
      and(
        eq(invitations.companyId, company.companyId),
        inArray(
          invitations.id,
          decided.map(({ invitation }) => invitation.id),
        ),
      ),
    )
}

const refusalOf = (code: number | undefined): Refusal =>
  code === codes.phoneTaken
    ? new Refusal(applicationsRefusals.applicantsPhoneTaken)
    : new Refusal(applicationsRefusals.auditedMeanwhile)

/** Sends a message to every decided applicant; the menus of new members change at once. */
async function notifyApplicants(
  { db, company, body, now }: Call<typeof applicationsOperations.auditApplications>,
  decided: readonly ApplicationRow[],
  targetId: string | undefined,
): Promise<void> {
  const companyName = await findCompanyName(db, company.companyId)
  const everyone = decided.map(({ userId }) => userId)
  if (!body.isPass) {
    const reason = body.reason ? `原因：${body.reason}` : '如有疑问，请联系企业管理员。'
    const reasonEn = body.reason ? `Reason: ${body.reason}` : 'If you have questions, ask its administrator.'
    return sendMessage(db, {
      userIds: everyone,
      kind: 'notice',
      companyId: company.companyId,
      title: '加入企业申请未通过',
      content: `您加入${companyName}的申请未通过。${reason}`,
      titleEn: 'Application not approved',
      contentEn: `Your application to join ${companyName} was not approved. ${reasonEn}`,
      now,
    })
  }
  const departmentOf = ({ invitation }: ApplicationRow) => targetId ?? invitation.departmentId
  const departmentIds = [...new Set(decided.map(departmentOf))]
  const pathOf = await departmentPathNames(db, company.companyId, departmentIds)
  for (const departmentId of departmentIds) {
    const joined = decided.filter((row) => departmentOf(row) === departmentId)
    await sendMessage(db, {
      userIds: joined.map(({ userId }) => userId),
      kind: 'joined',
      companyId: company.companyId,
      title: '加入企业申请已通过',
      content: `您已加入${companyName}，所在部门：${pathOf(departmentId)}。`,
      titleEn: 'Application approved',
      contentEn: `You have joined ${companyName}, department ${pathOf(departmentId)}.`,
      now,
    })
  }
  await publish(db, { userIds: everyone, target: 'OnMenusChanged' })
}
