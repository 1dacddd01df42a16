import type { Connection } from '../../../platform/database/Connection'
import type { MessageWords } from '../../../platform/notifications'
import { notifyBuyers } from '../notifyBuyers'
import type { OrderRow, OrderStatus } from '../orderStatus'
import type { PaymentRow } from './PaymentRow'

/** Notifies the people concerned of an order that was paid, whose payment failed, or that is refunded. */
export async function notifyAdministrators(
  db: Connection,
  order: OrderRow,
  payment: PaymentRow,
  state: PaymentRow['state'],
  status: OrderStatus,
  now: Date,
): Promise<void> {
  const words = wordsOf(order, payment, state, status)
  if (words) await notifyBuyers(db, order, words, now)
}

function wordsOf(
  { orderNo, status: before, ownerKind, deliverAt }: OrderRow,
  { amount }: PaymentRow,
  state: PaymentRow['state'],
  status: OrderStatus,
): MessageWords | undefined {
  const yuan = inYuan.format(amount / 100)
  const sum = `${yuan}元`
  if (state === 'refunding') {
    const isClosed = status === 'CLOSED' || before === 'NOTPAY' || before === 'PAYERROR'
    return {
      title: '订单退款通知',
      content: `订单${orderNo} ${isClosed ? '已关闭' : '已支付'}，之后收到的${sum}将原路退回，请留意到账。`,
      titleEn: 'Payment refunded',
      contentEn: `Order ${orderNo} was already ${isClosed ? 'closed' : 'paid'}. The ¥${yuan} received afterwards will be refunded to where it came from.`,
    }
  }
  if (state === 'paid') {
    const { zh, en } = whereOf({ ownerKind, deliverAt })
    return {
      title: '订单支付成功',
      content: `订单${orderNo}已支付${sum}，${zh}`,
      titleEn: 'Order paid',
      contentEn: `We received ¥${yuan} for order ${orderNo}. ${en}`,
    }
  }
  if (state === 'failed' && status === 'PAYERROR') {
    return {
      title: '订单支付失败',
      content: `订单${orderNo}支付${sum}未成功，请在我的订单中继续支付。`,
      titleEn: 'Payment failed',
      contentEn: `The payment of ¥${yuan} for order ${orderNo} failed. Pay again under My orders.`,
    }
  }
  return undefined
}

/** Where the buyer finds the purchase: at once, unless a later day was agreed, which the order shows. */
function whereOf({ ownerKind, deliverAt }: Pick<OrderRow, 'ownerKind' | 'deliverAt'>) {
  if (deliverAt !== null)
    return {
      zh: '授权将在约定的日期开通，可在订单详情中查看。',
      en: 'Its licences start on the agreed day, which the order says.',
    }
  return ownerKind === 'person'
    ? { zh: '授权已开通，可在“我的产品”中使用。', en: 'Its licence is active. Find it under My products.' }
    : {
        zh: '授权已开通，可在“全部产品与服务”中查看，并分配给成员。',
        en: 'Its licences are active. Find them under Products and services, and assign them to members.',
      }
}

const inYuan = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
