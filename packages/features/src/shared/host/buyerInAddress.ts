import { paths } from '@atrium/contracts/paths'

/**
 * The part of an address of the shop that says for whom one buys: the id of a company, or `oneself`. Without it, for
 * the company that the page is in, or in none for oneself.
 */
export const buyerParameter = 'for'
export const oneself = 'me'

/** Whether an address of the shop says that one buys for a company. */
export function isForCompany(search: string): boolean {
  const buyer = new URLSearchParams(search).get(buyerParameter)
  return buyer !== null && buyer !== oneself
}

/** The part that says what gets more time, by the id of a batch or licence; or `nothing`, as more is bought. */
export const renewParameter = 'renew'
export const nothing = 'none'

/** The part that says by which batch one knows what more is bought of, where the address doesn't say as what it is sold. */
export const moreParameter = 'more'

interface Purchase {
  /** What is sold, as the shop knows it. */
  readonly soldId: string
  /** Undefined: for the person. */
  readonly companyId: string | undefined
}

/** More time for a batch of seats, or for a licence of the person's own. */
export const renewPath = ({ soldId, companyId }: Purchase, batchId: string): string =>
  paths.selectGoods({
    id: soldId,
    [buyerParameter]: companyId ?? oneself,
    [renewParameter]: batchId,
  })

/** More seats for a company. Default: one. */
export const addSeatsPath = ({ soldId, companyId }: Purchase, quantity?: number): string =>
  paths.selectGoods({
    id: soldId,
    quantity,
    [buyerParameter]: companyId ?? oneself,
    [renewParameter]: nothing,
  })

/** What is sold, to choose from for that company, or for oneself. */
export const shopPath = (companyId: string | undefined): string => paths.shop({ [buyerParameter]: companyId })

/** The same where one knows the batch and not as what it is sold: the shop finds that out. */
export const moreOfPath = (companyId: string, batchId: string): string =>
  paths.selectGoods({ [buyerParameter]: companyId, [moreParameter]: batchId })
