import * as v from 'valibot'
import { contract, flag, page, pageQuery, text, timestamp, upload } from '../../wire/contract'
import { claim } from '../cases/contract'

export const invoiceStates = ['awaitingPayment', 'due', 'issued', 'dropped'] as const

const orderNo = v.pipe(v.string(), v.regex(/^\d{1,32}$/, 'must be the number of an order'))

/** As printed on an invoice. */
export const invoiceNumber = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d{8,20}$/, 'the number of an invoice has 8 to 20 digits'),
)

const row = v.object({
  orderNo: v.string(),
  state: v.picklist(invoiceStates),
  /** In fen. */
  payAmount: v.number(),
  kind: v.picklist(['ordinary', 'special']),
  title: v.string(),
  paidAt: v.nullable(timestamp),
  number: v.nullable(v.string()),
  issuedAt: v.nullable(timestamp),
  hasFile: v.boolean(),
  claim: v.nullable(claim),
})

const params = v.object({ orderNo })

export const deskInvoicesContract = contract({
  listInvoiceCases: {
    method: 'GET',
    path: '/api/desk/invoices',
    query: v.object({
      ...pageQuery(100),
      /** Default: those to be issued, earliest payment first; `all`: every order with an invoice, newest first. */
      show: v.optional(v.picklist(['due', 'all']), 'due'),
      /** Part of a title, or the number of the order or the invoice. */
      search: v.optional(text(100)),
    }),
    response: page(row),
  },
  getInvoiceCase: {
    method: 'GET',
    path: '/api/desk/invoices/{orderNo}',
    params,
    response: v.object({
      ...row.entries,
      orderStatus: v.string(),
      creditCode: v.string(),
      bank: v.string(),
      bankAccount: v.string(),
      address: v.string(),
      phone: v.string(),
      content: v.string(),
      remark: v.string(),
      /** Where a printed one is sent; null: electronic. The phone is masked unless the caller gave a reason. */
      mailing: v.nullable(v.object({ addressee: v.string(), phone: v.string(), address: v.string() })),
      isMasked: v.boolean(),
    }),
  },
  issueInvoice: {
    method: 'POST',
    path: '/api/desk/invoices/{orderNo}/issue',
    params,
    form: true,
    body: v.object({
      number: invoiceNumber,
      /** Whether it replaces the former invoice. */
      replaces: v.optional(flag, false),
      /** PDF or OFD for the buyer, at most 10 MB. */
      file: v.optional(upload),
    }),
    response: v.object({ orderNo: v.string(), number: v.string() }),
  },
  attachInvoiceFile: {
    method: 'POST',
    path: '/api/desk/invoices/{orderNo}/file',
    params,
    form: true,
    body: v.object({ file: upload }),
    response: v.object({ number: v.string(), kind: v.picklist(['pdf', 'ofd']) }),
  },
})

export const deskInvoicesCodes = {
  notRequested: 56_650,
  notPaid: 56_651,
  alreadyRecorded: 56_652,
  hasAnother: 56_653,
  notIssued: 56_654,
  fileUnreadable: 56_655,
  fileTooLarge: 56_656,
} as const
