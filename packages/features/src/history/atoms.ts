import { atom } from 'jotai'
import { companyIdAtom, presentHostAtom } from '../shared/host/host'
import { queryAtom } from '../shared/host/query'
import { keyedRequestAtom } from '../shared/request/keyedRequestAtom'
import { steadyAtom } from '../shared/request/steadyAtom'
import type { CallOptions } from '../shared/wire/client'
import { apiAtom } from './api'
import { readHistoryQuery } from './historyQuery'
import { startOfDay } from './startOfDay'

export const historyQueryAtom = steadyAtom((get) => readHistoryQuery(get(queryAtom)))

const subjectKeyAtom = atom((get) => JSON.stringify(get(historyQueryAtom).subject ?? null))

/** Asks for one page of what the address filters by. */
export const askHistoryAtom = atom((get) => {
  const { subject, category, searchName, from, to } = get(historyQueryAtom)
  const { timeZone } = get(presentHostAtom)
  const { listHistory } = get(apiAtom)
  const filter = {
    enterPriseId: get(companyIdAtom),
    ...subject,
    ...(category && { category }),
    ...(searchName && { searchName }),
    ...(from && { from: startOfDay(from, timeZone) }),
    ...(to && { to: startOfDay(to, timeZone, 1) }),
  }
  return (pageIndex: number, pageSize: number, call: CallOptions) =>
    listHistory({ query: { ...filter, pageIndex, pageSize } }, call)
})

/** What was answered about one subject is never shown for another. */
export const historyAtom = keyedRequestAtom(subjectKeyAtom, (get, signal) => {
  const { pageIndex, pageSize } = get(historyQueryAtom)
  return get(askHistoryAtom)(pageIndex, pageSize, { signal })
})
