import { deskInvoicesOperations } from '@atrium/contracts/desk/invoices/policy'
import { deskInvoicesRefusals } from '@atrium/contracts/desk/invoices/refusals'
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../platform/database/Connection'
import { literal } from '../../../platform/database/startsWith'
import { claimColumns, claimOf, claimOn, settleCase } from '../../../platform/desk'
import { deskClaims } from '../../../platform/desk/tables'
import { ownerOf } from '../../../platform/owner/ownerKey'
import { maskedMobile } from '../../../platform/people/maskedMobile'
import { Refusal } from '../../../platform/refusal/Refusal'
import type { DeskCall } from '../../../ports/deskCommand'
import { implement } from '../../../ports/implement'
import { lockOwner } from '../../organisation'
import { auditedAs } from '../changeStatus'
import { ofOrder } from '../findOrder'
import { notifyBuyers } from '../notifyBuyers'
import { type OrderRow, statusAt } from '../orderStatus'
import { type InvoiceWish, orders } from '../tables'
import { dropInvoiceFile, keepInvoiceFile, readInvoiceFile } from './invoiceFile'
import { invoiceStateOf } from './requestInvoice'

export async function listInvoiceCases({
  db,
  now,
  query,
}: DeskCall<typeof deskInvoicesOperations.listInvoiceCases>) {
  const { show, search = '', pageIndex, pageSize } = query
  const isDue = and(inArray(orders.status, ['SUCCESS', 'COMPLETED']), isNull(orders.invoiceIssuedAt))
  const listed = and(isNotNull(orders.invoice), show === 'due' ? isDue : undefined, matching(search))
  const rows = await db
    .select({ order: orders, ...claimColumns })
    .from(orders)
    .leftJoin(deskClaims, claimOn('invoice', orders.orderNo))
    .where(listed)
    .orderBy(show === 'due' ? asc(orders.paidAt) : desc(orders.createdAt), orders.orderNo)
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
  return {
    totalItems: await db.$count(orders, listed),
    list: rows.map(({ order, ...claimed }) => rowOf(order, now, claimed)),
  }
}

const matching = (search: string): SQL | undefined =>
  search === ''
    ? undefined
    : or(
        eq(orders.orderNo, search),
        eq(orders.invoiceNumber, search),
        sql`${orders.invoice} ->> 'invoiceHeader' like ${`%${literal(search)}%`}`,
      )

/** An order's invoice with everything that is printed on it. */
export async function getInvoiceCase({
  db,
  now,
  staff,
  params: { orderNo },
}: DeskCall<typeof deskInvoicesOperations.getInvoiceCase>) {
  const order = await findAnyOrder(db, orderNo)
  const invoice = invoiceOf(order)
  const [claimed] = await db
    .select(claimColumns)
    .from(deskClaims)
    .where(claimOn('invoice', sql`${orderNo}`))
  const isMasked = staff.reason === ''
  const { mailing } = order
  return {
    ...rowOf(order, now, claimed),
    orderStatus: statusAt(order, now),
    creditCode: invoice.unifiedSocialCreditCode,
    bank: invoice.bankName,
    bankAccount: invoice.bankAccount,
    address: invoice.registeredAddress,
    phone: invoice.registeredTel,
    content: invoice.invoiceContent,
    remark: invoice.invoiceRemark,
    mailing: mailing && {
      addressee: mailing.addressee,
      phone: isMasked ? maskedMobile(mailing.phone) : mailing.phone,
      address: [mailing.province, mailing.city, mailing.areaOrCounty, mailing.detailedAddress].join(' '),
    },
    isMasked,
  }
}

/** Records the number of an invoice, and stores its file. */
export async function issueInvoice(call: DeskCall<typeof deskInvoicesOperations.issueInvoice>) {
  const { db, now, staff, body, audit } = call
  const { number, replaces } = body
  const file = body.file && (await readInvoiceFile(body.file))
  const order = await holdOrder(call)
  const { orderNo, invoiceNumber: former } = order
  invoiceOf(order)
  requireIssuable(order, now, { number, replaces })
  await db.update(orders).set({ invoiceNumber: number, invoiceIssuedAt: now }).where(ofOrder(orders, order))
  if (file) await keepInvoiceFile(db, order, file, now)
  else if (former) await dropInvoiceFile(db, order)
  const change = { before: { invoiceNumber: former ?? '' }, after: { invoiceNumber: number } }
  const { companyId, subject } = auditedAs(ownerOf(order), { orderNo, ...change })
  audit(subject, companyId)
  await notifyBuyers(db, order, wordsOf(order, number, file !== undefined), now)
  await settleCase(db, { queue: 'invoice', caseId: orderNo, actor: staff.actor })
  return { orderNo, number }
}

/** Stores the file of an issued invoice. */
export async function attachInvoiceFile(call: DeskCall<typeof deskInvoicesOperations.attachInvoiceFile>) {
  const { db, now, body, audit } = call
  const file = await readInvoiceFile(body.file)
  const order = await holdOrder(call)
  const { orderNo, invoiceNumber: number } = order
  if (!number) throw new Refusal(deskInvoicesRefusals.notIssued)
  await keepInvoiceFile(db, order, file, now)
  const { companyId, subject } = auditedAs(ownerOf(order), {
    orderNo,
    before: { invoiceFile: order.invoiceFile !== null },
    after: { invoiceFile: true },
  })
  audit(subject, companyId)
  const words = {
    title: '发票文件可以下载',
    content: `订单${orderNo}的发票${number}可以在订单详情中下载。`,
    titleEn: 'Invoice ready to download',
    contentEn: `Invoice ${number} for order ${orderNo} can be downloaded from the order’s details.`,
  }
  await notifyBuyers(db, order, words, now)
  return { number, kind: file.extension }
}

export const invoiceDeskRoutes = implement(deskInvoicesOperations, {
  listInvoiceCases,
  getInvoiceCase,
  issueInvoice,
  attachInvoiceFile,
})

type OrderCall = Pick<DeskCall<typeof deskInvoicesOperations.attachInvoiceFile>, 'db' | 'params'>

/** Locks the order's owner. */
async function holdOrder({ db, params: { orderNo } }: OrderCall): Promise<OrderRow> {
  await lockOwner(db, ownerOf(await findAnyOrder(db, orderNo)), 'alone')
  return findAnyOrder(db, orderNo)
}

async function findAnyOrder(db: Connection, orderNo: string): Promise<OrderRow> {
  const [order] = await db.select().from(orders).where(eq(orders.orderNo, orderNo))
  if (!order) throw new Refusal(deskInvoicesRefusals.noOrder({ orderNo }))
  return order
}

function requireIssuable(
  order: OrderRow,
  now: Date,
  { number, replaces }: { readonly number: string; readonly replaces: boolean },
): void {
  const { orderNo, invoiceNumber: former } = order
  const state = invoiceStateOf(order, now)
  if (state === 'issued' && former === number)
    throw new Refusal(deskInvoicesRefusals.alreadyRecorded({ number }))
  if (state === 'issued' && !replaces)
    throw new Refusal(deskInvoicesRefusals.hasAnother({ former: former ?? '' }))
  if (state === 'awaitingPayment' || state === 'dropped')
    throw new Refusal(deskInvoicesRefusals.notPaid({ orderNo, status: statusAt(order, now) }))
}

function invoiceOf({ orderNo, invoice }: OrderRow): InvoiceWish {
  if (!invoice) throw new Refusal(deskInvoicesRefusals.notRequested({ orderNo }))
  return invoice
}

function rowOf(order: OrderRow, now: Date, claimed: Parameters<typeof claimOf>[0] | undefined) {
  const { orderNo, payAmount, invoice, paidAt, invoiceNumber, invoiceIssuedAt, invoiceFile } = order
  const state = invoiceStateOf(order, now)
  return {
    orderNo,
    state,
    payAmount,
    kind: invoice?.invoiceType ?? ('ordinary' as const),
    title: invoice?.invoiceHeader ?? '',
    paidAt: paidAt?.toISOString() ?? null,
    number: invoiceNumber,
    issuedAt: invoiceIssuedAt?.toISOString() ?? null,
    hasFile: invoiceFile !== null,
    claim: state === 'due' && claimed ? claimOf(claimed) : null,
  }
}

const wordsOf = (
  { orderNo, mailing, invoiceNumber: former }: OrderRow,
  number: string,
  hasFile: boolean,
) => ({
  title: former ? '发票已重新开具' : '发票已开具',
  content: `订单${orderNo}的发票已${former ? '重新' : ''}开具，发票号码${number}。${hasFile ? '可以在订单详情中下载。' : ''}${mailing ? '纸质发票将寄往您填写的地址。' : ''}`,
  titleEn: former ? 'Invoice reissued' : 'Invoice issued',
  contentEn: `The invoice for order ${orderNo} was ${former ? 'reissued' : 'issued'}. Its number is ${number}.${hasFile ? ' Download it from the order’s details.' : ''}${mailing ? ' It will be sent to the address you gave.' : ''}`,
})
