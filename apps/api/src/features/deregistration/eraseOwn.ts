import { eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import { userEvents } from '../../platform/events/tables'
import { idempotencyKeys } from '../../platform/http/tables'
import { objects } from '../../platform/objects/tables'
import { ofOwner } from '../../platform/owner/ofOwner'
import { pageStatuses } from '../authorisation/tables'
import { invoiceAddresses, invoiceTitles } from '../billing/tables'
import { trials } from '../catalogue/tables'
import { diskArchives, diskNodes, diskShares, diskUploads } from '../disk/tables'
import { authenticators, passkeys, pendingSignIns, recoveryCodes, socialAccounts } from '../factors/tables'
import { meetingApplications } from '../meetings/tables'
import { messages } from '../messages/tables'
import { notificationRecords } from '../notifications/tables'
import { type InvoiceWish, orders } from '../orders/tables'
import { appUses } from '../owned/tables'
import { profiles } from '../profile/tables'
import { knownDevices } from '../session/tables'
import { erasedName } from './erasedName'

/** What is about the person alone. */
const ownTables = [
  ...[profiles, messages, notificationRecords, pageStatuses, idempotencyKeys, userEvents],
  ...[invoiceTitles, invoiceAddresses],
  ...[diskNodes, diskArchives],
  ...[authenticators, recoveryCodes, passkeys, pendingSignIns, knownDevices, socialAccounts],
  ...[trials, meetingApplications, appUses],
]

/** What is about the person alone goes; their orders stay for the books, without whom they were for and where. */
export async function eraseOwn(db: Connection, userId: string): Promise<void> {
  // Of companies' disks too: nobody will go on with them.
  for (const table of [diskUploads, diskShares]) await db.delete(table).where(eq(table.createdBy, userId))
  for (const table of ownTables) await db.delete(table).where(eq(table.userId, userId))
  const owned = { kind: 'person', userId } as const
  // Their picture, which whoever has its address sees, and the files of their invoices.
  await db.delete(objects).where(ofOwner(objects, owned))
  const wished = await db
    .select({ orderNo: orders.orderNo, invoice: orders.invoice })
    .from(orders)
    .where(ofOwner(orders, owned))
  for (const { orderNo, invoice } of wished)
    await db
      .update(orders)
      .set({ mailing: null, invoiceFile: null, invoice: invoice && withoutPerson(invoice) })
      .where(eq(orders.orderNo, orderNo))
}

/** Which kind of invoice for what: the books need no more. */
const withoutPerson = ({ invoiceType, invoiceContent }: InvoiceWish): InvoiceWish => ({
  ...{ invoiceType, invoiceContent, invoiceHeader: erasedName, invoiceRemark: '' },
  ...{ unifiedSocialCreditCode: '', registeredTel: '', registeredAddress: '', bankAccount: '', bankName: '' },
})
