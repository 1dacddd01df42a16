import { withQuery } from './query'

/** The part of an address of the shop that says for which company one buys; without it, for oneself. */
export const buyerParameter = 'for'

/** What is sold, to choose from for that company, or for oneself. */
export const shopPath = (companyId: string | undefined): string =>
  withQuery('/saleGoodsList', { [buyerParameter]: companyId })
