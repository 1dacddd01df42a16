import type { applicationsOperations } from '@atrium/contracts/applications/policy'
import { publish } from '../../platform/events'
import type { Call } from '../../ports/Call'
import { sendMessage } from '../messages'
import { departmentPathNames, findCompanyName } from '../organisation'
import type { ApplicationRow } from './applicationRows'

/** A message for everyone decided about; the menus of those who joined change at once. */
export async function tellApplicants(
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
