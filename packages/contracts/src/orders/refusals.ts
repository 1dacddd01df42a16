import { errorCodes } from '../wire/errorCodes'
import { defineRefusals } from '../wire/refusals'
import { ordersErrors as codes } from './contract'

/** Refusals of orders and payments. */
export const ordersRefusals = defineRefusals({
  missing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '订单不存在或已被删除',
    english: 'This order doesn’t exist or has been deleted',
  },
  alreadyPaid: {
    code: codes.alreadyPaid,
    chinese: '订单已支付，请勿重复支付',
    english: 'This order has already been paid. Please don’t pay again.',
  },
  underWay: {
    code: codes.underWay,
    chinese: '订单正在支付处理中，请等待结果',
    english: 'A payment for this order is in progress. Please wait for the result.',
  },
  closed: {
    code: codes.closed,
    chinese: '订单已关闭，无法支付，请重新下单',
    english: 'This order is closed and can’t be paid. Please place a new one.',
  },
  notCancellable: {
    code: codes.notCancellable,
    chinese: '订单状态已变更，无法取消',
    english: 'The order’s status has changed, so it can’t be cancelled',
  },
  notDeletable: {
    code: codes.notDeletable,
    chinese: '只能删除已关闭或已完成的订单',
    english: 'Only closed or completed orders can be deleted',
  },
  paymentsOff: {
    code: codes.paymentsOff,
    chinese: '暂未开通在线支付，请联系客服',
    english: 'Online payment is not available yet. Please contact customer service.',
  },
  callbackRefused: {
    code: codes.callbackRefused,
    status: 403,
    chinese: '支付结果未通过校验，请联系客服',
    english: 'The payment result could not be verified. Please contact customer service.',
  },
  amountMismatch: {
    code: codes.amountMismatch,
    chinese: '支付金额与订单不一致，请联系客服',
    english: 'The amount paid differs from the order. Please contact customer service.',
  },
  noInvoiceFile: {
    code: errorCodes.missing,
    status: 404,
    chinese: '该订单没有可下载的发票文件',
    english: 'This order has no invoice to download',
  },
  hasInvoice: {
    code: codes.hasInvoice,
    chinese: '该订单已申请开票，请勿重复申请',
    english: 'An invoice has already been requested for this order',
  },
  noInvoice: {
    code: codes.noInvoice,
    chinese: '订单已关闭，不能申请开票',
    english: 'This order is closed, so no invoice can be requested',
  },
  addressWanted: {
    code: codes.addressWanted,
    chinese: '专用发票需要邮寄，请选择或新增地址',
    english: 'A special invoice is sent on paper. Please choose or add an address.',
  },
  unknownPayment: {
    code: errorCodes.missing,
    status: 404,
    chinese: '支付记录不存在',
    english: 'This payment doesn’t exist',
  },
})
