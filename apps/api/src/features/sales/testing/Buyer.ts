import { authorisationOperations } from '@atrium/contracts/authorisation/policy'
import { salesOperations } from '@atrium/contracts/catalogue/sales/policy'
import { ordersErrors } from '@atrium/contracts/orders/contract'
import { ordersOperations } from '@atrium/contracts/orders/policy'
import type { Operation, OperationInput } from '@atrium/contracts/wire/contract'
import { expect } from 'vitest'
import { paymentKey } from '../../../adapters/cashier'
import { signNotice } from '../../../adapters/cashier/signNotice'
import { operatorProgram } from '../../../commands'
import { runCommand } from '../../../platform/operator/runCommand'
import type { PayType } from '../../../ports/PaymentProvider'
import type { TestService } from '../../../testing/createTestService'
import { seededRandom } from '../../../testing/hostile/seededRandom'
import type { Buying } from './insertBuyers'

/** A product on sale. */
export interface Sold {
  readonly id: string
  readonly licenceId: string
  readonly terms: readonly { readonly months: number | null; readonly price: number }[]
}

/** An order, with the result that its buyer expects in the end. */
export interface Bought {
  readonly orderNo: string
  /** In fen. */
  readonly amount: number
  readonly quantity: number
  readonly licenceId: string
  readonly renewed: string | null
  /** The planned fate of the order. */
  readonly fate: string
  isPaid: boolean
  /** Payments due for a refund. */
  givenBack: number
  isDeleted: boolean
}

type Fate = keyof typeof fates

/** A buyer who acts at random, deterministically for a seed, and keeps their own accounts. */
export class Buyer {
  readonly bought: Bought[] = []
  readonly buying: Buying
  readonly #service: TestService
  readonly #sold: readonly Sold[]
  readonly #random: () => number
  /** Pending actions, with the number of half days until each. */
  #plans: { steps: number; run: () => Promise<void> }[] = []

  constructor(service: TestService, sold: readonly Sold[], buying: Buying, seed: number) {
    this.#service = service
    this.#sold = sold
    this.buying = buying
    this.#random = seededRandom(seed)
  }

  /** Performs all pending actions. */
  async finish(): Promise<void> {
    const due = this.#plans.filter(({ steps }) => steps === 0)
    this.#plans = this.#plans.flatMap((plan) => (plan.steps > 0 ? [{ ...plan, steps: plan.steps - 1 }] : []))
    for (const plan of due) await plan.run()
  }

  /** Performs the actions of half a day. */
  async act(): Promise<void> {
    await this.finish()
    const isBoss = this.buying.owner.kind === 'company'
    if (this.#random() < (isBoss ? 0.045 : 0.018)) await this.#buy()
    if (isBoss && this.#random() < 0.06) await this.#shuffleSeats()
    if (this.#random() < 0.02) await this.#delete()
  }

  /** Number of their listed orders. */
  async listed(): Promise<number> {
    return (await this.ask(ordersOperations.listOrders, { query: { pageIndex: 1, pageSize: 1 } })).data
      .totalItems
  }

  ask<O extends Operation>(operation: O, input: OperationInput<O>) {
    const { owner, userId } = this.buying
    const company = owner.kind === 'company' ? { company: owner.companyId } : {}
    return this.#service.request(operation, input, { as: { userId }, ...company })
  }

  later(steps: number, run: () => Promise<void>): void {
    this.#plans.push({ steps: steps - 1, run })
  }

  async #buy(): Promise<void> {
    const product = this.#one(this.#sold)
    const isBoss = this.buying.owner.kind === 'company'
    const { data: offers } = await this.ask(salesOperations.getOffers, {
      params: { productId: product.id },
      query: {},
    })
    // A person renews existing licences, and orders each needed product once.
    const renewal = !isBoss || this.#random() < 0.5 ? offers.renewals[0] : undefined
    if (offers.owned && offers.owned.endAt === null) return
    if (offers.openOrder && (!isBoss || offers.openOrder.renewMainId === renewal?.mainId)) return
    const term = this.#one(product.terms.filter(({ months }) => months !== null || !renewal))
    const quantity = renewal?.seats ?? (isBoss ? 1 + Math.floor(this.#random() * 6) : 1)
    const amount = term.price * quantity
    const made = await this.ask(salesOperations.createOrder, {
      body: {
        onLineProductId: product.id,
        packageId: 'standard',
        membershipDuration: term.months,
        purchaseQuantity: quantity,
        payAmount: amount / 100,
        renewMainId: renewal?.mainId ?? null,
        invoiceId: null,
        addressId: null,
      },
    })
    expect(made.code).toBe(0)
    const fate = this.#one(Object.keys(fates) as Fate[])
    const order: Bought = {
      orderNo: made.data.orderNo,
      amount,
      quantity,
      licenceId: product.licenceId,
      renewed: renewal?.mainId ?? null,
      fate,
      isPaid: false,
      givenBack: 0,
      isDeleted: false,
    }
    this.bought.push(order)
    await fates[fate](this, order)
  }

  /** Grants or takes back a member's seat, and reads the results. */
  async #shuffleSeats(): Promise<void> {
    const { owner, members } = this.buying
    if (owner.kind !== 'company') return
    const { data } = await this.ask(authorisationOperations.listProducts, {
      query: { enterPriseId: owner.companyId, pageIndex: 1, pageSize: 100 },
    })
    if (data.list.length === 0) return
    const { mainId } = this.#one(data.list)
    const body = { enterPriseId: owner.companyId, mainId, userIds: [this.#one(members)] }
    const { grantLicences, cancelLicences } = authorisationOperations
    await this.ask(this.#random() < 0.7 ? grantLicences : cancelLicences, { body })
    const { data: product } = await this.ask(authorisationOperations.getProduct, { query: { mainId } })
    const { data: granted } = await this.ask(authorisationOperations.listGrantedUsers, {
      query: { mainId, pageIndex: 1, pageSize: 1 },
    })
    expect(product.unUsedCount).toBeGreaterThanOrEqual(0)
    expect(product.unUsedCount + granted.totalItems).toBe(product.totalCount)
  }

  async #delete(): Promise<void> {
    const orders = this.bought.filter(({ isDeleted }) => !isDeleted)
    if (orders.length === 0) return
    const order = this.#one(orders)
    const { code } = await this.ask(ordersOperations.deleteOrder, { params: { orderNo: order.orderNo } })
    if (code === 0) order.isDeleted = true
    else expect(code).toBe(ordersErrors.notDeletable)
  }

  /** The cashier's address for an order. */
  async cashier({ orderNo }: Bought, payType: PayType = 'card'): Promise<string> {
    const { data } = await this.ask(ordersOperations.updatePayType, { params: { orderNo, payType } })
    return data.payUrl
  }

  async decide(payUrl: string, decision: 'pay' | 'fail' | 'cancel' = 'pay'): Promise<void> {
    await this.#service.app.request(payUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `decision=${decision}`,
    })
  }

  async cancel({ orderNo }: Bought): Promise<void> {
    expect((await this.ask(ordersOperations.cancelOrder, { params: { orderNo } })).data).toBe(true)
  }

  operate(...words: string[]): Promise<string> {
    return runCommand(this.#service.ports, operatorProgram, { words, user: 'vendor' })
  }

  /** A callback as the provider would sign it. */
  notice(payUrl: string, amount: number) {
    const paymentId = new URL(payUrl).searchParams.get('payment') ?? ''
    const notice = { paymentId, reference: `CASHIER-${paymentId}`, state: 'paid', amount } as const
    return signNotice(paymentKey(this.#service.ports.keys), notice, this.#service.clock.now())
  }

  async callBack(body: ReturnType<Buyer['notice']>): Promise<number | undefined> {
    return (await this.#service.request(ordersOperations.receivePayment, { body })).code
  }

  #one<T>(among: readonly T[]): T {
    return among[Math.floor(this.#random() * among.length)] as T
  }
}

/** Possible fates of an order. */
const fates = {
  async isPaidAtOnce(buyer: Buyer, order: Bought) {
    await buyer.decide(await buyer.cashier(order))
    order.isPaid = true
  },
  async isPaidInTime(buyer: Buyer, order: Bought) {
    buyer.later(1, () => fates.isPaidAtOnce(buyer, order))
  },
  async isPaidTooLate(buyer: Buyer, order: Bought) {
    const payUrl = await buyer.cashier(order)
    buyer.later(2, () => buyer.decide(payUrl))
  },
  async isForgotten() {},
  async isPaidTwice(buyer: Buyer, order: Bought) {
    const [card, transfer] = [await buyer.cashier(order), await buyer.cashier(order, 'onlineBank')]
    await Promise.all([buyer.decide(card), buyer.decide(card)])
    await buyer.decide(transfer)
    Object.assign(order, { isPaid: true, givenBack: 1 })
  },
  async failsAndIsPaid(buyer: Buyer, order: Bought) {
    await buyer.decide(await buyer.cashier(order), 'fail')
    await fates.isPaidAtOnce(buyer, order)
  },
  async fails(buyer: Buyer, order: Bought) {
    await buyer.decide(await buyer.cashier(order), 'fail')
  },
  async isGivenUpAtTheCashier(buyer: Buyer, order: Bought) {
    await buyer.decide(await buyer.cashier(order), 'cancel')
  },
  async isCancelled(buyer: Buyer, order: Bought) {
    await buyer.cancel(order)
  },
  async isCancelledAndPaid(buyer: Buyer, order: Bought) {
    const payUrl = await buyer.cashier(order)
    await buyer.cancel(order)
    await buyer.decide(payUrl)
    order.givenBack = 1
  },
  async isPaidByTransfer(buyer: Buyer, order: Bought) {
    await buyer.decide(await buyer.cashier(order, 'onlineBank'))
    order.isPaid = true
  },
  /** The vendor takes the transfer for failed while the bank still processes it: in the end the money arrives. */
  async isTransferredAgainstDoubt(buyer: Buyer, order: Bought) {
    await buyer.decide(await buyer.cashier(order, 'onlineBank'))
    buyer.later(1, async () => void (await buyer.operate('orders', 'fail', order.orderNo)))
    order.isPaid = true
  },
  async isPaidFromTheAccount(buyer: Buyer, order: Bought) {
    await buyer.decide(await buyer.cashier(order, 'account'))
    buyer.later(1, async () => void (await buyer.operate('orders', 'deduct', order.orderNo)))
    order.isPaid = true
  },
  /** The provider repeats a notice several times, and an eavesdropper repeats it too. */
  async isToldOften(buyer: Buyer, order: Bought) {
    const payUrl = await buyer.cashier(order)
    await buyer.decide(payUrl)
    const notices = [1, 2, 3].map(() => buyer.notice(payUrl, order.amount))
    for (const notice of notices) expect(notice.amount).toBe(order.amount)
    expect(await Promise.all(notices.map((notice) => buyer.callBack(notice)))).toEqual([0, 0, 0])
    expect(await buyer.callBack(notices[0] as (typeof notices)[number])).toBe(ordersErrors.callbackRefused)
    order.isPaid = true
  },
  async isForged(buyer: Buyer, order: Bought) {
    const payUrl = await buyer.cashier(order)
    expect(await buyer.callBack(buyer.notice(payUrl, 1))).toBe(ordersErrors.amountMismatch)
    const forged = { ...buyer.notice(payUrl, order.amount), sign: 'A'.repeat(43) }
    expect(await buyer.callBack(forged)).toBe(ordersErrors.callbackRefused)
    await buyer.decide(payUrl.replace(/amount=\d+/, 'amount=1'))
  },
} satisfies Readonly<Record<string, (buyer: Buyer, order: Bought) => Promise<void>>>
