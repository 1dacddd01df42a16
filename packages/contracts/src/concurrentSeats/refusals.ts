import { errorCodes } from '../wire/errorCodes'
import { defineRefusals } from '../wire/refusals'
import { concurrentSeatsErrors as codes } from './contract'

interface Full {
  readonly inUse: number
  /** The name of somebody who can help; empty: nobody. */
  readonly administrator: string
}

/** Refusals of concurrent seats. */
export const concurrentSeatsRefusals = defineRefusals({
  checkoutMissing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '该使用记录不存在或无权查看，请刷新后重试',
    english: 'This use doesn’t exist, or isn’t yours to see. Refresh and try again.',
  },
  notConcurrent: {
    code: codes.notConcurrent,
    chinese: '该产品没有并发席位，请联系企业管理员分配授权',
    english: 'This product has no concurrent seats. Ask your administrator for a licence.',
  },
  notUsable: {
    code: codes.notUsable,
    chinese: '该产品的并发席位已到期或已停用，请联系企业管理员',
    english: 'The concurrent seats of this product are expired or disabled. Ask your administrator.',
  },
  full: ({ inUse, administrator }: Full) => ({
    code: codes.full,
    chinese: `可用的并发席位均已占用（当前${inUse}人在用），请稍后重试${administrator && `，或联系管理员${administrator}`}`,
    english: `All concurrent seats you may use are taken (${inUse} in use now). Try again later${administrator && `, or ask ${administrator}`}.`,
  }),
  inUseElsewhere: ({ deviceName }: { readonly deviceName: string }) => ({
    code: codes.full,
    chinese: `您正在其他设备${deviceName && `（${deviceName}）`}上使用该产品，可以改为在本设备上使用`,
    english: `You use this product on another device${deviceName && ` (${deviceName})`}. You can continue on this one instead.`,
  }),
  ended: {
    code: codes.ended,
    chinese: '该成员已停止使用，请刷新后查看',
    english: 'This member has stopped using it meanwhile. Refresh to see it.',
  },
})
