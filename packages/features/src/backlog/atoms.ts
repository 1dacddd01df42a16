import { pagePaths } from '@atrium/contracts/paths'
import { atom } from 'jotai'
import { ownQueryAtom } from '../shared/host/query'
import { requestAtom } from '../shared/request/request'
import { keyedRequestAtom } from '../shared/request/steadyAtom'
import { Failure } from '../shared/wire/Failure'
import { backlogApiAtom } from './api'

const ownAtom = ownQueryAtom([pagePaths.backlogItem])

const itemIdAtom = atom((get) => get(ownAtom).get('backLogId') ?? '')

/** The to-do in the address. */
export const itemAtom = keyedRequestAtom(itemIdAtom, ['backlog'], async (get, signal) => {
  const id = get(itemIdAtom)
  if (!/^[\w-]{1,64}$/.test(id)) throw new Failure('missing')
  return get(backlogApiAtom).getBacklogItem({ query: { id } }, { signal })
})

/** Pending invitations, soonest to end first. */
export const waitingAtom = requestAtom(['backlog'], (get, signal) =>
  get(backlogApiAtom).listWaiting({}, { signal }),
)

declare module '../shared/request/stale' {
  interface Resources {
    /** Invitations to the person. */
    readonly backlog: unknown
  }
}
