import { requestAtom } from '../../shared/request/request'
import { ownedApiAtom } from './api'

/** What the person bought or tries themselves, first what ends first. */
export const ownProductsAtom = requestAtom(['trials', 'orders'], async (get, signal) => {
  const { list } = await get(ownedApiAtom).listOwned({ query: { pageIndex: 1, pageSize: 100 } }, { signal })
  return list.filter(({ source }) => source !== 'company')
})
