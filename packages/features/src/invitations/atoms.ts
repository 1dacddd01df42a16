import { atom } from 'jotai'
import { companyIdAtom, presentHostAtom } from '../shared/host/host'
import { queryAtom, queryNumber, withQuery } from '../shared/host/query'
import { requestAtom } from '../shared/request/request'
import { steadyAtom } from '../shared/request/steadyAtom'
import type { CallOptions } from '../shared/wire/client'
import { invitationsApiAtom } from './api'
import { type InvitationStatus, invitationSearchLength, invitationStatuses } from './contract'

export const pageSizes = [10, 20, 30] as const

/** Which invitations are shown. It lives in the address, so that reload, back and a copied link find it again. */
export interface View {
  /** Counted from 1. */
  readonly pageIndex: number
  readonly pageSize: number
  readonly search: string
  /** Undefined: all. */
  readonly status: InvitationStatus | undefined
}

const givenViewAtom = steadyAtom((get): View => {
  const query = get(queryAtom)
  const pageSize = queryNumber(query, 'pageSize', pageSizes[0])
  const status = queryNumber(query, 'inviteStatus', 0, 1, 7)
  return {
    pageIndex: queryNumber(query, 'pageIndex', 1),
    pageSize: pageSizes.find((size) => size === pageSize) ?? pageSizes[0],
    search: [...(query.get('search') ?? '').trim()].slice(0, invitationSearchLength).join(''),
    status: invitationStatuses.find((each) => each === status),
  }
})

export const viewAtom = atom(
  (get) => get(givenViewAtom),
  (get, _set, change: Partial<View>) => {
    const host = get(presentHostAtom)
    const next = { ...get(viewAtom), ...change }
    const query = {
      ...Object.fromEntries(get(queryAtom)),
      pageIndex: next.pageIndex === 1 ? undefined : next.pageIndex,
      pageSize: next.pageSize === pageSizes[0] ? undefined : next.pageSize,
      search: next.search,
      inviteStatus: next.status,
    }
    host.navigate(withQuery(host.location.pathname, query), { replace: true })
  },
)

/** Asks for one page of what search and status leave. */
export const askInvitationsAtom = atom((get) => {
  const { search, status } = get(viewAtom)
  const { listInvitations } = get(invitationsApiAtom)
  const filter = {
    enterPriseId: get(companyIdAtom),
    ...(search && { searchCondition: search }),
    ...(status && { inviteStatus: status }),
  }
  return (pageIndex: number, pageSize: number, call: CallOptions) =>
    listInvitations({ query: { ...filter, pageIndex, pageSize } }, call)
})

/** One page of invitations. */
export const invitationsAtom = requestAtom((get, signal) => {
  const { pageIndex, pageSize } = get(viewAtom)
  return get(askInvitationsAtom)(pageIndex, pageSize, { signal })
})

/** The departments into which the person may invite. */
export const placesAtom = requestAtom((get, signal) =>
  get(invitationsApiAtom).listInvitableDepartments(
    { query: { enterPriseId: get(companyIdAtom) } },
    { signal },
  ),
)

/** How many invitations the company may still send today; writing asks again. */
export const budgetAtom = requestAtom((get, signal) =>
  get(invitationsApiAtom).getInvitationBudget({ query: { enterPriseId: get(companyIdAtom) } }, { signal }),
)
