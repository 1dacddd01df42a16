import type { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { publish } from '../../platform/events'
import type { Call } from '../../ports/Call'
import { sendMessage } from '../messages'
import { findCompanyName } from '../organisation'

/** Whoever is no member any more reads so, and leaves the company's pages at once. */
export async function tellRemoved(
  { db, company, now }: Call<typeof departmentChangesOperations.deleteMembers>,
  userIds: readonly string[],
): Promise<void> {
  const name = await findCompanyName(db, company.companyId)
  await sendMessage(db, {
    userIds,
    kind: 'notice',
    companyId: company.companyId,
    title: '已离开企业',
    content: `您已不再是“${name}”的成员，由该企业分配的授权已收回。如有疑问，请联系企业管理员。`,
    titleEn: 'You have left a company',
    contentEn: `You are no longer a member of “${name}”, and its licences were taken back. If you have questions, ask its administrator.`,
    now,
  })
  await publish(db, { userIds, target: 'OnMenusChanged' })
}
