import { errorCodes } from '../../wire/errorCodes'
import { defineRefusals } from '../../wire/refusals'
import { deskInvoicesCodes as codes } from './contract'

/** Refusals about issuing invoices. */
export const deskInvoicesRefusals = defineRefusals({
  noOrder: ({ orderNo }: { readonly orderNo: string }) => ({
    code: errorCodes.missing,
    status: 404,
    chinese: `没有订单${orderNo}`,
    english: `There is no order ${orderNo}.`,
  }),
  notRequested: ({ orderNo }: { readonly orderNo: string }) => ({
    code: codes.notRequested,
    chinese: `订单${orderNo}没有申请发票`,
    english: `No invoice was requested for the order ${orderNo}.`,
  }),
  notPaid: ({ orderNo, status }: { readonly orderNo: string; readonly status: string }) => ({
    code: codes.notPaid,
    chinese: `订单${orderNo}尚未支付或已关闭（${status}），只有已支付的订单可以开票`,
    english: `The order ${orderNo} is ${status}: only paid orders are invoiced.`,
  }),
  alreadyRecorded: ({ number }: { readonly number: string }) => ({
    code: codes.alreadyRecorded,
    chinese: `发票${number}已登记`,
    english: `The invoice ${number} is recorded already.`,
  }),
  hasAnother: ({ former }: { readonly former: string }) => ({
    code: codes.hasAnother,
    data: { former },
    chinese: `该订单已开具发票${former}。如需换开，请确认替换`,
    english: `The order has the invoice ${former}. Confirm that this one replaces it.`,
  }),
  notIssued: {
    code: codes.notIssued,
    chinese: '发票尚未开具，请先登记发票号码',
    english: 'The invoice isn’t issued yet. Record its number first.',
  },
  fileUnreadable: {
    code: codes.fileUnreadable,
    chinese: '文件不是完整的PDF或OFD，请重新选择',
    english: 'The file is neither a complete PDF nor an OFD.',
  },
  fileTooLarge: {
    code: codes.fileTooLarge,
    chinese: '发票文件不能超过10MB',
    english: 'The file of an invoice may have at most 10 MB.',
  },
})
