import { listView, oneOf } from '../../shared/list/listView'
import { pagedList } from '../../shared/list/pagedList'
import { ownedApiAtom, ownedSources } from './api'

export const ownedList = pagedList({
  view: listView({ pageSizes: [10, 20, 30], filters: { source: oneOf('source', ownedSources) } }),
  shows: ['trials', 'orders', 'licences'],
  ask(get, { source }) {
    const { listOwned } = get(ownedApiAtom)
    return (pageIndex, pageSize, call) =>
      listOwned({ query: { ...(source && { source }), pageIndex, pageSize } }, call)
  },
})
