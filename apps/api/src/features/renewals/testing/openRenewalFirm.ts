import { renewalsOperations as calls } from '@atrium/contracts/renewals/policy'
import type { OperationInput } from '@atrium/contracts/wire/contract'
import { eq } from 'drizzle-orm'
import { allRoutes } from '../../../routes'
import { catalogueCategories, catalogueProducts, orders } from '../../../tables'
import { boss, companyId as enterPriseId, type Firm, openFirm } from '../../authorisation/testCompany'
import { sweepOrders } from '../../orders'

export type Wish = Omit<OperationInput<typeof calls.quoteRenewal>['body'], 'enterPriseId'>

/** The company of `openFirm`, with products on sale and short forms of the operations. */
export interface RenewalFirm extends Firm {
  /** Puts a product on sale: fen for a seat, by months. */
  sell(licenceId: string, prices?: Readonly<Record<number, number>>): Promise<void>
  quote(wish: Wish, as?: typeof boss): ReturnType<typeof quoted>
  /** Orders at the quoted price. */
  order(wish: Wish, as?: typeof boss): ReturnType<typeof ordered>
  /** Orders, and delivers it as if it were paid. */
  renew(wish: Wish): Promise<string>
  pay(orderNo: string): Promise<void>
}

const quoted = (firm: Firm, wish: Wish, as: typeof boss) =>
  firm.request(calls.quoteRenewal, { body: { enterPriseId, ...wish } }, as)

async function ordered(firm: Firm, wish: Wish, as: typeof boss) {
  const { data } = await quoted(firm, wish, as)
  return firm.request(
    calls.orderRenewal,
    { body: { enterPriseId, ...wish, payAmount: data?.payAmount ?? 0 } },
    as,
  )
}

export async function openRenewalFirm(): Promise<RenewalFirm> {
  const firm = await openFirm(allRoutes)
  const { connection } = firm.database
  await connection
    .insert(catalogueCategories)
    .values({ id: 'all', position: 0, names: { 'zh-CN': '全部', en: 'All' } })
  const pay = async (orderNo: string) => {
    await connection.update(orders).set({ status: 'SUCCESS' }).where(eq(orders.orderNo, orderNo))
    await sweepOrders(firm.ports)
  }
  return {
    ...firm,
    async sell(licenceId, prices = { 12: 36_500, 36: 90_000 }) {
      const text = {
        name: `产品${licenceId}`,
        summary: '',
        introduction: [],
        highlights: [],
        requirements: [],
      }
      await connection.insert(catalogueProducts).values({
        id: `sold-${licenceId}`,
        licenceId,
        categoryId: 'all',
        position: 0,
        drawing: 'frame',
        productType: 0,
        isInstant: false,
        texts: { 'zh-CN': text, en: { ...text, name: `Product ${licenceId}` } },
        packages: [
          {
            id: 'standard',
            names: { 'zh-CN': '标准版', en: 'Standard' },
            summaries: { 'zh-CN': '', en: '' },
            terms: Object.entries(prices).map(([months, price]) => ({ months: Number(months), price })),
          },
        ],
      })
    },
    quote: (wish, as = boss) => quoted(firm, wish, as),
    order: (wish, as = boss) => ordered(firm, wish, as),
    async renew(wish) {
      const answer = await ordered(firm, wish, boss)
      if (!answer.succeeded) throw new Error(JSON.stringify(answer.envelope))
      await pay(answer.data.orderNo)
      return answer.data.orderNo
    },
    pay,
  }
}
