import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { publish } from '../../platform/events'
import { sendMessage } from '../../platform/notifications'
import { ofOwner } from '../../platform/owner/ofOwner'
import { inviteLinks } from '../applications/tables'
import { companyNames } from '../company/tables'
import { endCompanyIdentity } from '../connections'
import { refreshBacklogs } from '../invitations'
import { invitations } from '../invitations/tables'
import { abandonPayments, changeStatus } from '../orders'
import { orders } from '../orders/tables'
import { companies, memberships } from '../organisation/tables'
import { releaseAll } from '../seats'
import { grants, products, seatHoldings } from '../seats/tables'
import { licenceChecks, licenceClocks, licenceRules, waitingSeats } from '../waitingList/tables'

/**
 * Dissolves a company, which is locked alone. From the commit on every call of it is refused, its name is free, and its
 * members are notified. Memberships, departments and paid orders stay as history; the people's accounts continue.
 *
 * @returns what ended, for the audit row
 */
export async function dissolve(
  db: Connection,
  company: { readonly id: string; readonly name: string },
  now: Date,
) {
  const { id, name } = company
  const licences = await endLicences(db, id, now)
  const invited = await endInvitations(db, id, now)
  const orders = await closeOrders(db, id, now)
  await db.update(companies).set({ dissolvedAt: now }).where(eq(companies.id, id))
  await db.delete(companyNames).where(eq(companyNames.companyId, id))
  await endCompanyIdentity(db, id, now)

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
  // Published last, so that pages show the notice when they learn of the dissolution.
  await publish(db, { userIds, target: 'OnMenusChanged' })
  await refreshBacklogs(db, invited)
  return { licences, invitations: invited.length, orders, members: userIds.length }
}

/** Ends every licence of the company, which is locked alone, and its rules. Returns the number of licences. */
async function endLicences(db: Connection, companyId: string, now: Date): Promise<number> {
  await db
    .select({ mainId: products.mainId })
    .from(products)
    .where(eq(products.companyId, companyId))
    .orderBy(products.mainId)
    .for('update')
  await db.delete(waitingSeats).where(eq(waitingSeats.companyId, companyId))
  await db.delete(licenceRules).where(eq(licenceRules.companyId, companyId))
  await db.delete(licenceChecks).where(eq(licenceChecks.companyId, companyId))
  await db.delete(licenceClocks).where(eq(licenceClocks.companyId, companyId))
  await releaseAll(db, companyId, now)
  const ended = await db.delete(grants).where(eq(grants.companyId, companyId)).returning({ id: grants.id })
  await db.update(seatHoldings).set({ used: 0 }).where(eq(seatHoldings.companyId, companyId))
  await db.update(memberships).set({ grantCount: 0 }).where(eq(memberships.companyId, companyId))
  return ended.length
}

const awaiting = [4, 5]
const invalid = 7

/** Closes invitations, links and applications. Returns the people whose were open. */
async function endInvitations(db: Connection, companyId: string, now: Date): Promise<string[]> {
  await db
    .update(inviteLinks)
    .set({ revokedAt: now })
    .where(and(eq(inviteLinks.companyId, companyId), isNull(inviteLinks.revokedAt)))
  const ended = await db
    .update(invitations)
    .set({ status: invalid, decidedAt: now })
    .where(and(eq(invitations.companyId, companyId), inArray(invitations.status, awaiting)))
    .returning({ phone: invitations.phone })
  return ended.map(({ phone }) => phone)
}

/** Closes unpaid orders; a late payment is refunded. Returns the number. */
async function closeOrders(db: Connection, companyId: string, now: Date): Promise<number> {
  const unpaid = await db
    .select()
    .from(orders)
    .where(
      and(ofOwner(orders, { kind: 'company', companyId }), inArray(orders.status, ['NOTPAY', 'PAYERROR'])),
    )
    .orderBy(orders.orderNo)
    .for('update')
  for (const order of unpaid) {
    await abandonPayments(db, order, now)
    await changeStatus(db, order, { after: 'CLOSED', now, set: { closedBecause: 'cancelled' } })
  }
  return unpaid.length
}
