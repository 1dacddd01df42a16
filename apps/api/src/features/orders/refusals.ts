import { ordersErrors as codes } from '@atrium/contracts/orders/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Refusal } from '../../platform/refusal/Refusal'

/** Every "no" of orders and payments. */
export const refusals = {
  missing: () => new Refusal(errorCodes.missing, '订单不存在或已被删除', 404),
  alreadyPaid: () => new Refusal(codes.alreadyPaid, '订单已支付，请勿重复支付'),
  underWay: () => new Refusal(codes.underWay, '订单正在支付处理中，请等待结果'),
  closed: () => new Refusal(codes.closed, '订单已关闭，无法支付，请重新下单'),
  notCancellable: () => new Refusal(codes.notCancellable, '订单状态已变更，无法取消，请刷新后查看'),
  notDeletable: () => new Refusal(codes.notDeletable, '只能删除已关闭或已完成的订单'),
  paymentsOff: () => new Refusal(codes.paymentsOff, '暂未开通在线支付，请联系客服'),
  callbackRefused: () => new Refusal(codes.callbackRefused, '支付通知未通过校验', 403),
  amountMismatch: () => new Refusal(codes.amountMismatch, '支付通知的金额与订单不一致'),
  noInvoiceFile: () => new Refusal(errorCodes.missing, '该订单没有可下载的发票文件', 404),
  hasInvoice: () => new Refusal(codes.hasInvoice, '该订单已申请开票，请勿重复申请'),
  noInvoice: () => new Refusal(codes.noInvoice, '订单已关闭，不能申请开票'),
  addressWanted: () => new Refusal(codes.addressWanted, '专用发票需要邮寄，请选择地址'),
  unknownPayment: () => new Refusal(errorCodes.missing, '支付记录不存在', 404),
}
