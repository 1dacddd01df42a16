import { daysLeft, type LicenceStanding } from '../../shared/licence/LicenceStanding'
import { requestAtom } from '../../shared/request/request'
import { type OwnProduct, ownProductsApiAtom } from './api'

/** The products that the person bought or tries, soonest to end first. */
export const ownProductsAtom = requestAtom(['trials', 'orders'], async (get, signal) => {
  const { list } = await get(ownProductsApiAtom).listOwned(
    { query: { pageIndex: 1, pageSize: 100 } },
    { signal },
  )
  return list.filter(({ source }) => source !== 'company')
})

/** It can be used once it is installed. */
export const isInstalled = ({ productType, isOver }: OwnProduct): boolean =>
  productType === 'serialNumber' && !isOver

export const standingOf = ({ isOver, endAt }: OwnProduct): LicenceStanding => ({
  status: isOver ? 'expired' : 'normal',
  daysLeft: endAt === null ? undefined : daysLeft(endAt, new Date()),
})
