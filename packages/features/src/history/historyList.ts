import { changeCategories, historySearchLength } from '@atrium/contracts/history/contract'
import { atom } from 'jotai'
import { presentHostAtom } from '../shared/host/host'
import { day, listView, oneOf, searchText } from '../shared/list/listView'
import { pagedList } from '../shared/list/pagedList'
import { apiAtom } from './api'
import { subjectAtom, subjectKeyAtom } from './atoms'
import { startOfDay } from './startOfDay'

export const historyView = listView({
  pageSizes: [10, 20, 30, 50, 100],
  pageSize: 20,
  filters: {
    category: oneOf('category', changeCategories),
    searchName: searchText('searchName', historySearchLength),
    // Both included.
    from: day('from'),
    to: day('to'),
  },
})

/** Separate, so that other changes of the host don't trigger requests. */
const timeZoneAtom = atom((get) => get(presentHostAtom).timeZone)

/** What was changed in the company, or of what the address names. */
export const historyList = pagedList({
  view: historyView,
  keyAtom: subjectKeyAtom,
  shows: ['history'],
  ask(get, { category, searchName, from, to }) {
    const timeZone = get(timeZoneAtom)
    const { listHistory } = get(apiAtom)
    const filter = {
      ...get(subjectAtom),
      ...(category && { category }),
      ...(searchName && { searchName }),
      ...(from && { from: startOfDay(from, timeZone) }),
      ...(to && { to: startOfDay(to, timeZone, 1) }),
    }
    return (pageIndex, pageSize, call) => listHistory({ query: { ...filter, pageIndex, pageSize } }, call)
  },
})
