import { searchLength } from '@atrium/contracts/applications/contract'
import { atom } from 'jotai'
import { chosenRows } from '../shared/list/chosenRows'
import { listView, oneOf, searchText } from '../shared/list/listView'
import { pagedList } from '../shared/list/pagedList'
import { type Application, applicationsApiAtom } from './api'

export const applicationStatuses = ['awaitingApproval', 'joined', 'rejected'] as const

/** Applications, pending ones first. */
export const applicationList = pagedList({
  view: listView({
    pageSizes: [10, 20, 30],
    filters: {
      search: searchText('search', searchLength),
      status: oneOf('status', [...applicationStatuses, 'all'], 'awaitingApproval'),
    },
  }),
  shows: ['applications'],
  ask(get, { search, status }) {
    const { listApplications } = get(applicationsApiAtom)
    const filter = {
      ...(search && { search }),
      ...(status !== 'all' && { status }),
    }
    return (pageIndex, pageSize, call) =>
      listApplications({ query: { ...filter, pageIndex, pageSize } }, call)
  },
})

export const chosenApplications = chosenRows(applicationList.pageAtom, (row) => row.applicationId)

/** The open decision and its applications; they stay while the dialog closes. */
export interface Decision {
  readonly kind: 'approve' | 'refuse'
  readonly applications: readonly Application[]
  readonly open: boolean
  /** Number of times it was opened: each opening starts without input. */
  readonly turn: number
}

const stateAtom = atom<Decision>()
stateAtom.onMount = (set) => () => set(undefined)

export const decisionAtom = atom((get) => get(stateAtom))

export const decideAtom = atom(
  null,
  (_get, set, kind: Decision['kind'], applications: readonly Application[]) =>
    set(stateAtom, (last) => ({ kind, applications, open: true, turn: (last?.turn ?? 0) + 1 })),
)

export const setDecisionOpenAtom = atom(null, (_get, set, open: boolean) =>
  set(stateAtom, (now) => now && { ...now, open }),
)
