import { actionAtom } from '../shared/request/actionAtom'
import { renewalsApiAtom } from './api'
import type { Wish } from './wish'

interface Order extends Wish {
  /** Yuan, as quoted. */
  readonly payAmount: number
}

/** Orders a renewal, and resolves to the order's number. */
export const orderRenewalAction = actionAtom({
  run: async (get, _set, { payAmount, ...wish }: Order) =>
    (await get(renewalsApiAtom).orderRenewal({ body: { ...wish, payAmount } })).orderNo,
  stale: ['renewals', 'orders'],
})

interface Decision {
  readonly batchId: string
  readonly loseUserIds: string[]
  readonly keepUserIds: string[]
}

export const decideAction = actionAtom({
  run: (get, _set, body: Decision) => get(renewalsApiAtom).decideSeatCut({ body }),
  stale: ['renewals', 'history'],
})

export const resetAction = actionAtom({
  run: (get, _set, batchId: string) => get(renewalsApiAtom).resetSeatCut({ body: { batchId } }),
  stale: ['renewals', 'history'],
})

interface Reminders {
  /** Null: all products without days of their own. */
  readonly batchId: string | null
  /** Null: the usual ones, or for a product those of the company. */
  readonly reminderDays: number[] | null
}

export const saveRemindersAction = actionAtom({
  run: (get, _set, body: Reminders) => get(renewalsApiAtom).saveEndReminders({ body }),
  stale: ['endReminders', 'history'],
})
