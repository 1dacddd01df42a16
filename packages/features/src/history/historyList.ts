import { changeCategories, historySearchLength } from '@atrium/contracts/history/contract'
import { atom } from 'jotai'
import { presentHostAtom } from '../shared/host/host'
import { day, listView, oneOf, searchText } from '../shared/list/listView'
import { pagedList } from '../shared/list/pagedList'
import { apiAtom } from './api'
import { subjectAtom, subjectKeyAtom } from './atoms'

export const historyView = listView({
  pageSizes: [10, 20, 30, 50, 100],
  pageSize: 20,
  filters: {
    category: oneOf('category', changeCategories),
    searchName: searchText('searchName', historySearchLength),
    // Both inclusive.
    from: day('from'),
    to: day('to'),
  },
})

/** Separate, so that other changes of the host don't trigger requests. */
const timeZoneAtom = atom((get) => get(presentHostAtom).timeZone)

/** The changes in the company, or of the subject in the address. */
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

/**
 * The start of a day (`YYYY-MM-DD`), or of the one `later` days after it, in a time zone (default: the
 * browser's).
 */
export function startOfDay(day: string, timeZone: string | undefined, later = 0): string {
  const utc = Date.parse(`${day}T00:00:00Z`) + later * 86_400_000
  // The offset is computed twice: at a change of clocks, the first guess may be from the other side.
  const guess = utc - offset(utc, timeZone)
  return new Date(utc - offset(guess, timeZone)).toISOString()
}

/** Milliseconds by which clocks of the zone are ahead of UTC at a moment. */
function offset(moment: number, timeZone: string | undefined): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...(timeZone && { timeZone }),
    timeZoneName: 'longOffset',
  }).formatToParts(moment)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
