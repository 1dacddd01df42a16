import { and, asc, desc, inArray, isNotNull, isNull } from 'drizzle-orm'
import { UsageError } from '../../../platform/operator/UsageError'
import { ownerOf } from '../../../platform/owner/ownerKey'
import type { OperatorCall, OperatorCommand } from '../../../ports/OperatorCommand'
import { lockOwner } from '../../organisation'
import { auditedAs } from '../changeStatus'
import { findAny, ofOrder } from '../findOrder'
import { notifyBuyers } from '../notifyBuyers'
import { type OrderRow, statusAt } from '../orderStatus'
import { type InvoiceWish, type MailingAddress, orders } from '../tables'
import { dropInvoiceFile, keepInvoiceFile, readInvoiceFile } from './invoiceFile'
import { type InvoiceState, invoiceStateOf } from './requestInvoice'

const most = 100

/** Invoices are issued in the tax authority's system; these commands record them here. */
export const invoiceCommands: readonly OperatorCommand[] = [
  {
    name: 'invoices list',
    usage: '[--all]',
    about: `Paid orders whose invoice is due, earliest payment first; with --all every order with an invoice, newest first. At most ${most}.`,
    effect: 'reads',
    run: list,
  },
  {
    name: 'invoices show',
    usage: '<orderNo>',
    about: "The details of an order's invoice and its delivery address.",
    effect: 'reads',
    run: show,
  },
  {
    name: 'invoices issue',
    usage: '<orderNo> <number> [--file <path>] [--replace]',
    about:
      'Records that the invoice of a paid order was issued under this number, and notifies the buyer; with --file they can download its PDF or OFD. With --replace it replaces the former invoice.',
    effect: 'writes',
    run: issue,
  },
  {
    name: 'invoices attach',
    usage: '<orderNo> <file>',
    about: 'Attaches the PDF or OFD of an issued invoice, replacing any former file, and notifies the buyer.',
    effect: 'writes',
    run: attach,
  },
]

async function list({ db, now, options }: OperatorCall): Promise<string> {
  const isDue = and(inArray(orders.status, ['SUCCESS', 'COMPLETED']), isNull(orders.invoiceIssuedAt))
  const rows = await db
    .select()
    .from(orders)
    .where(and(isNotNull(orders.invoice), options.all ? undefined : isDue))
    .orderBy(options.all ? desc(orders.createdAt) : asc(orders.paidAt))
    .limit(most)
  if (rows.length === 0) return options.all ? 'No order has an invoice yet.' : 'No invoice is to be issued.'
  return rows
    .map((order) =>
      [
        order.orderNo,
        states[invoiceStateOf(order, now)].padEnd(15),
        (order.payAmount / 100).toFixed(2).padStart(12),
        (order.invoice?.invoiceType ?? '').padEnd(8),
        order.invoice?.invoiceHeader,
        order.invoiceNumber ?? '',
      ]
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const states: Readonly<Record<InvoiceState, string>> = {
  awaitingPayment: 'not paid yet',
  due: 'to be issued',
  issued: 'issued',
  dropped: 'order is closed',
}

async function show({ db, now, operands: [orderNo = ''] }: OperatorCall): Promise<string> {
  const order = await findAny(db, orderNo)
  const { invoiceNumber: number, invoiceIssuedAt: at, mailing } = order
  return [
    `${orderNo}  ${statusAt(order, now)}  ${(order.payAmount / 100).toFixed(2)} yuan`,
    ...linesOf(invoiceOf(order)),
    ...(mailing ? mailingOf(mailing) : ['mailing          none: electronic']),
    number && at ? `issued           ${number}  ${at.toISOString()}` : 'issued           not yet',
  ].join('\n')
}

const linesOf = (invoice: InvoiceWish) =>
  Object.entries({
    type: invoice.invoiceType,
    title: invoice.invoiceHeader,
    'credit code': invoice.unifiedSocialCreditCode,
    bank: invoice.bankName,
    account: invoice.bankAccount,
    address: invoice.registeredAddress,
    phone: invoice.registeredTel,
    content: invoice.invoiceContent,
    remark: invoice.invoiceRemark,
  }).flatMap(([name, value]) => (value ? [`${name.padEnd(15)}  ${value}`] : []))

const mailingOf = ({ addressee, phone, province, city, areaOrCounty, detailedAddress }: MailingAddress) => [
  `mailing          ${addressee} ${phone}`,
  `                 ${province} ${city} ${areaOrCounty} ${detailedAddress}`,
]

async function issue(call: OperatorCall): Promise<string> {
  const { db, now, audit, options } = call
  const [orderNo = '', number = ''] = call.operands
  if (!/^\d{8,20}$/.test(number)) throw new UsageError('The number of an invoice has 8 to 20 digits.')
  const owner = ownerOf(await findAny(db, orderNo))
  await lockOwner(db, owner, 'alone')
  const order = await findAny(db, orderNo)
  const { invoiceNumber: former } = order
  invoiceOf(order)
  requireIssuable(order, now, { number, replaces: options.replace === true })
  const file = options.file === undefined ? undefined : await readInvoiceFile(String(options.file))
  await db.update(orders).set({ invoiceNumber: number, invoiceIssuedAt: now }).where(ofOrder(orders, order))
  if (file) await keepInvoiceFile(db, order, file, now)
  else if (former) await dropInvoiceFile(db, order)
  const change = { before: { invoiceNumber: former ?? '' }, after: { invoiceNumber: number } }
  const { companyId, subject } = auditedAs(owner, { orderNo, ...change })
  audit(companyId, subject)
  await notifyBuyers(db, order, wordsOf(order, number, file !== undefined), now)
  return `The invoice ${number} of the order ${orderNo} is noted, and its buyer told.`
}

async function attach({
  db,
  now,
  audit,
  operands: [orderNo = '', path = ''],
}: OperatorCall): Promise<string> {
  const owner = ownerOf(await findAny(db, orderNo))
  await lockOwner(db, owner, 'alone')
  const order = await findAny(db, orderNo)
  if (!order.invoiceNumber) throw new UsageError(`The invoice of the order ${orderNo} isn't issued yet.`)
  const file = await readInvoiceFile(path)
  await keepInvoiceFile(db, order, file, now)
  const { companyId, subject } = auditedAs(owner, {
    orderNo,
    before: { invoiceFile: order.invoiceFile !== null },
    after: { invoiceFile: true },
  })
  audit(companyId, subject)
  const { invoiceNumber: number } = order
  const words = {
    title: '发票文件可以下载',
    content: `订单${orderNo}的发票${number}可以在订单详情中下载。`,
    titleEn: 'Invoice ready to download',
    contentEn: `Invoice ${number} for order ${orderNo} can be downloaded from the order’s details.`,
  }
  await notifyBuyers(db, order, words, now)
  return `The ${file.extension.toUpperCase()} of the invoice ${number} is there, and its buyer told.`
}

function requireIssuable(
  order: OrderRow,
  now: Date,
  { number, replaces }: { readonly number: string; readonly replaces: boolean },
): void {
  const { orderNo, invoiceNumber: former } = order
  const state = invoiceStateOf(order, now)
  if (state === 'issued' && former === number)
    throw new UsageError(`The invoice ${number} of the order ${orderNo} is recorded already.`)
  if (state === 'issued' && !replaces)
    throw new UsageError(
      `The order ${orderNo} has the invoice ${former}. If ${number} replaces it, add --replace.`,
    )
  if (state === 'awaitingPayment' || state === 'dropped')
    throw new UsageError(`The order ${orderNo} is ${statusAt(order, now)}: only paid orders are invoiced.`)
}

function invoiceOf({ orderNo, invoice }: OrderRow): InvoiceWish {
  if (!invoice) throw new UsageError(`No invoice was requested for the order ${orderNo}.`)
  return invoice
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
