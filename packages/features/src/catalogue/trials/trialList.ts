import { listView, oneOf } from '../../shared/list/listView'
import { pagedList } from '../../shared/list/pagedList'
import { trialStatuses, trialsApiAtom } from './api'

export const trialList = pagedList({
  view: listView({ pageSizes: [10, 20, 30], filters: { status: oneOf('state', trialStatuses) } }),
  shows: ['trials'],
  ask(get, { status }) {
    const { listTrials } = get(trialsApiAtom)
    return (pageIndex, pageSize, call) =>
      listTrials({ query: { ...(status && { status }), pageIndex, pageSize } }, call)
  },
})
