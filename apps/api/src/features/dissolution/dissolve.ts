import { eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { publish } from '../../platform/events'
import { companyNames } from '../company/tables'
import { tellInvited } from '../invitations'
import { sendMessage } from '../messages'
import { companies, memberships } from '../organisation/tables'
import { closeOrders } from './closeOrders'
import { endInvitations } from './endInvitations'
import { endLicences } from './endLicences'

/**
 * Ends a company, which is held alone. From the commit on every call of it is refused, its name is free, and its
 * members are told at once. Memberships, departments and paid orders stay as history; the people's accounts go on.
 *
 * @returns what ended, for the audit row
 */
export async function dissolve(
  db: Connection,
  company: { readonly id: string; readonly name: string },
  now: Date,
) {
  const { id, name } = company
  const licences = await endLicences(db, id)
  const invited = await endInvitations(db, id, now)
  const orders = await closeOrders(db, id, now)
  await db.update(companies).set({ dissolvedAt: now }).where(eq(companies.id, id))
  await db.delete(companyNames).where(eq(companyNames.companyId, id))

  const members = await db
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(eq(memberships.companyId, id))
    .orderBy(memberships.userId)
  const userIds = members.map(({ userId }) => userId)
  await sendMessage(db, {
    userIds,
    kind: 'notice',
    companyId: id,
    title: '企业已注销',
    content: `企业“${name}”已注销，您在该企业的授权已失效，个人账号不受影响。`,
    titleEn: 'Company account closed',
    contentEn: `The account of “${name}” was closed, and your licences there have ended. Your personal account is not affected.`,
    now,
  })
  const text = `企业“${name}”已注销 (dissolved)`
  await publish(db, {
    userIds,
    target: 'OnCancelAuditPassed',
    text,
    payload: { outcome: 'dissolved', enterPriseId: id, enterpriseName: name },
  })
  // After that, so that pages are at the notice when they learn that the company is gone.
  await publish(db, { userIds, target: 'OnMenusChanged' })
  await tellInvited(db, invited)
  return { licences, invitations: invited.length, orders, members: userIds.length }
}
