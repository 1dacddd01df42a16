import { deskInvoicesRefusals } from '@atrium/contracts/desk/invoices/refusals'
import { mostInvoiceBytes } from '@atrium/contracts/orders/contract'
import type { ordersOperations } from '@atrium/contracts/orders/policy'
import { ordersRefusals } from '@atrium/contracts/orders/refusals'
import type { Connection } from '../../../platform/database/Connection'
import { findObject, readContent, removeObject, storeObject } from '../../../platform/objects'
import { ownerOf } from '../../../platform/owner/ownerKey'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { Call } from '../../../ports/Call'
import { findOrder, ofOrder } from '../findOrder'
import type { OrderRow } from '../orderStatus'
import { orders } from '../tables'

interface InvoiceFile {
  readonly bytes: Buffer
  readonly type: string
  readonly extension: 'pdf' | 'ofd'
}

/** File name of an invoice for its buyer. */
export const invoiceFileName = ({ invoiceNumber, invoiceFile }: OrderRow): string | null =>
  invoiceFile && invoiceNumber && `${invoiceNumber}${invoiceFile.slice(invoiceFile.lastIndexOf('.'))}`

export async function getInvoiceFile({ db, owner, params }: Call<typeof ordersOperations.getInvoiceFile>) {
  const order = await findOrder(db, owner, params.orderNo)
  const name = invoiceFileName(order)
  const object = order.invoiceFile ? await findObject(db, owner, order.invoiceFile) : undefined
  if (!name || !object) throw new Refusal(ordersRefusals.noInvoiceFile)
  return { name, content: new Blob([await readContent(db, object)], { type: object.type }) }
}

/** Reads the vendor's file: a PDF or OFD, recognised by its content. */
export async function readInvoiceFile(file: File): Promise<InvoiceFile> {
  if (file.size > mostInvoiceBytes) throw new Refusal(deskInvoicesRefusals.fileTooLarge)
  const bytes = Buffer.from(await file.arrayBuffer())
  if (bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) && bytes.includes('%%EOF', -2048))
    return { bytes, type: 'application/pdf', extension: 'pdf' }
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004')) && bytes.includes('OFD.xml'))
    return { bytes, type: 'application/ofd', extension: 'ofd' }
  throw new Refusal(deskInvoicesRefusals.fileUnreadable)
}

/** Stores the file beside the order, replacing any former one. */
export async function keepInvoiceFile(
  db: Connection,
  order: OrderRow,
  image: InvoiceFile,
  now: Date,
): Promise<void> {
  const owner = ownerOf(order)
  const invoiceFile = await storeObject(db, { owner, audience: 'private', image, now })
  await db.update(orders).set({ invoiceFile }).where(ofOrder(orders, order))
  if (order.invoiceFile) await removeObject(db, owner, order.invoiceFile)
}

/** Deletes the file of an invoice that was replaced. */
export async function dropInvoiceFile(db: Connection, order: OrderRow): Promise<void> {
  if (!order.invoiceFile) return
  await db.update(orders).set({ invoiceFile: null }).where(ofOrder(orders, order))
  await removeObject(db, ownerOf(order), order.invoiceFile)
}
