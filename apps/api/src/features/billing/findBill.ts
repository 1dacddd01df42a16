import { billingRefusals } from '@atrium/contracts/billing/refusals'
import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../platform/database/Connection'
import type { Owner } from '../../platform/owner/Owner'
import { ofOwner } from '../../platform/owner/ofOwner'
import { Refusal } from '../../platform/refusal/Refusal'
import { invoiceAddresses, invoiceTitles } from './tables'

interface Bill {
  readonly invoiceId: string
  /** Null: not on paper. */
  readonly addressId: string | null
  readonly invoiceRemark: string
}

type CurrentBill = Awaited<ReturnType<typeof findBill>>

/** The current content of the owner's invoice title and address, for an order to copy. */
export async function findBill(db: Connection, owner: Owner, bill: Bill) {
  const [title] = await db
    .select()
    .from(invoiceTitles)
    .where(and(ofOwner(invoiceTitles, owner), eq(invoiceTitles.id, bill.invoiceId)))
  if (!title) throw new Refusal(billingRefusals.titleGone)
  const invoice = {
    unifiedSocialCreditCode: title.creditCode,
    registeredTel: title.registeredPhone,
    registeredAddress: title.registeredAddress,
    bankAccount: title.bankAccount,
    bankName: title.bankName,
    invoiceType: title.invoiceType,
    invoiceHeader: title.invoiceHeader,
    invoiceRemark: bill.invoiceRemark,
    invoiceContent: '信息技术服务*软件服务费',
  }
  return { invoice, mailing: bill.addressId === null ? null : await findMailing(db, owner, bill.addressId) }
}

/** Special invoices are on paper. */
export const isAddressMissing = ({ invoice, mailing }: CurrentBill): boolean =>
  invoice.invoiceType === 'special' && mailing === null

async function findMailing(db: Connection, owner: Owner, addressId: string) {
  const [address] = await db
    .select()
    .from(invoiceAddresses)
    .where(and(ofOwner(invoiceAddresses, owner), eq(invoiceAddresses.id, addressId)))
  if (!address) throw new Refusal(billingRefusals.addressGone)
  const {
    addressee,
    addresseePhone: phone,
    province,
    city,
    district: areaOrCounty,
    detailedAddress,
  } = address
  return { addressee, phone, province, city, areaOrCounty, detailedAddress }
}
