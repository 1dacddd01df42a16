import { openAsBlob } from 'node:fs'
import { basename, isAbsolute } from 'node:path'
import { deskInvoicesOperations as operations } from '@atrium/contracts/desk/invoices/policy'
import { UsageError } from '../../../platform/operator/UsageError'
import { deskCommand } from '../../../ports/deskCommand'
import type { OperatorCommand } from '../../../ports/OperatorCommand'
import { attachInvoiceFile, getInvoiceCase, issueInvoice, listInvoiceCases } from './invoicesAtDesk'
import type { InvoiceState } from './requestInvoice'

const most = 100

/** Invoices are issued in the tax authority's system; these commands record them here. */
export const invoiceCommands: readonly OperatorCommand[] = [
  deskCommand(listInvoiceCases, {
    operation: operations.listInvoiceCases,
    usage: '[--all]',
    about: `Paid orders whose invoice is due, earliest payment first; with --all every order with an invoice, newest first. At most ${most}.`,
    input: ({ options }) => ({ query: { pageIndex: 1, pageSize: most, show: options.all ? 'all' : 'due' } }),
    text: ({ list }) => list.map(lineOf).join('\n') || 'There are none.',
  }),
  deskCommand(getInvoiceCase, {
    operation: operations.getInvoiceCase,
    usage: '<orderNo>',
    about: 'The details of an order’s invoice and its delivery address.',
    input: ({ operands: [orderNo] }) => ({ params: { orderNo } }),
    text: show,
  }),
  deskCommand(issueInvoice, {
    operation: operations.issueInvoice,
    usage: '<orderNo> <number> [--file <path>] [--replace]',
    about:
      'Records that the invoice of a paid order was issued under this number, and notifies the buyer; with --file they can download its PDF or OFD. With --replace it replaces the former invoice.',
    input: async ({ operands: [orderNo, number], options }) => ({
      params: { orderNo },
      body: {
        number,
        replaces: options.replace === true,
        ...(options.file !== undefined && { file: await fileAt(String(options.file)) }),
      },
    }),
    text: ({ orderNo, number }) =>
      `The invoice ${number} of the order ${orderNo} is recorded, and its buyer notified.`,
  }),
  deskCommand(attachInvoiceFile, {
    operation: operations.attachInvoiceFile,
    usage: '<orderNo> <file>',
    about: 'Attaches the PDF or OFD of an issued invoice, replacing any former file, and notifies the buyer.',
    input: async ({ operands: [orderNo, path = ''] }) => ({
      params: { orderNo },
      body: { file: await fileAt(path) },
    }),
    text: ({ number, kind }) =>
      `The ${kind.toUpperCase()} of the invoice ${number} is attached, and its buyer notified.`,
  }),
]

/** @throws UsageError if there is no such file */
async function fileAt(path: string): Promise<File> {
  if (!isAbsolute(path)) throw new UsageError('Give the absolute path of the file.')
  const blob = await openAsBlob(path).catch(() => undefined)
  if (!blob?.size) throw new UsageError(`The file ${path} can't be read, or is empty.`)
  return new File([blob], basename(path))
}

const states: Readonly<Record<InvoiceState, string>> = {
  awaitingPayment: 'not paid yet',
  due: 'to be issued',
  issued: 'issued',
  dropped: 'order is closed',
}

type Row = Awaited<ReturnType<typeof listInvoiceCases>>['list'][number]

const lineOf = ({ orderNo, state, payAmount, kind, title, number }: Row): string =>
  [orderNo, states[state].padEnd(15), yuan(payAmount).padStart(12), kind.padEnd(8), title, number ?? '']
    .join('  ')
    .trimEnd()

const yuan = (fen: number): string => (fen / 100).toFixed(2)

function show(found: Awaited<ReturnType<typeof getInvoiceCase>>): string {
  const { orderNo, orderStatus, payAmount, mailing, number, issuedAt } = found
  const lines = {
    type: found.kind,
    title: found.title,
    'credit code': found.creditCode,
    bank: found.bank,
    account: found.bankAccount,
    address: found.address,
    phone: found.phone,
    content: found.content,
    remark: found.remark,
    mailing: mailing ? `${mailing.addressee} ${mailing.phone} ${mailing.address}` : 'none: electronic',
    issued: number && issuedAt ? `${number}  ${issuedAt}` : 'not yet',
  }
  return [
    `${orderNo}  ${orderStatus}  ${yuan(payAmount)} yuan`,
    ...Object.entries(lines).flatMap(([name, value]) =>
      value ? [`${name.padEnd(15)}  ${value.replace(/\s+/gu, ' ')}`] : [],
    ),
  ].join('\n')
}
