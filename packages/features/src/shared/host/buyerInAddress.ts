import { paths } from '@atrium/contracts/paths'

/**
 * Parameter of the shop that names the buyer: a company's id, or `oneself`. Without it: the current company, or the
 * person outside of companies.
 */
export const buyerParameter = 'for'
export const oneself = 'me'

/** Whether an address of the shop is for a company. */
export function isForCompany(search: string): boolean {
  const buyer = new URLSearchParams(search).get(buyerParameter)
  return buyer !== null && buyer !== oneself
}

/** Parameter that names what gets more time, by the id of a batch or licence; or `nothing`, when more is bought. */
export const renewParameter = 'renew'
export const nothing = 'none'

/** Parameter with the batch to buy more of, when the address doesn't know the product on sale. */
export const moreParameter = 'more'

interface Purchase {
  /** Id of the product on sale. */
  readonly soldId: string
  /** Undefined: for the person. */
  readonly companyId: string | undefined
}

/** Address to renew a batch of seats, or a licence of the person's own. */
export const renewPath = ({ soldId, companyId }: Purchase, batchId: string): string =>
  paths.selectGoods({
    id: soldId,
    [buyerParameter]: companyId ?? oneself,
    [renewParameter]: batchId,
  })

/** Address to buy more seats for a company. Default: one. */
export const addSeatsPath = ({ soldId, companyId }: Purchase, quantity?: number): string =>
  paths.selectGoods({
    id: soldId,
    quantity,
    [buyerParameter]: companyId ?? oneself,
    [renewParameter]: nothing,
  })

/** Address of the shop for that company, or for the person. */
export const shopPath = (companyId: string | undefined): string => paths.shop({ [buyerParameter]: companyId })

/** The same if only the batch is known: the shop finds the product on sale. */
export const moreOfPath = (companyId: string, batchId: string): string =>
  paths.selectGoods({ [buyerParameter]: companyId, [moreParameter]: batchId })
