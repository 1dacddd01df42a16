import { pagePaths } from '@atrium/contracts/paths'
import { atom } from 'jotai'
import { ownQueryAtom } from '../shared/host/query'
import { peopleToChoose } from '../shared/people/peopleToChoose'
import { requestAtom } from '../shared/request/request'
import { keyedRequestAtom } from '../shared/request/steadyAtom'
import type { CallOptions } from '../shared/wire/client'
import { administratorsApiAtom } from './api'

export const groupsAtom = requestAtom(['administrators'], (get, signal) => get(askGroupsAtom)({ signal }))

export const askGroupsAtom = atom((get) => {
  const { listGroups } = get(administratorsApiAtom)
  return (call: CallOptions) => listGroups({}, call)
})

const ownAtom = ownQueryAtom([pagePaths.permissionGroupForm])

/** Undefined: a new one. */
export const groupIdAtom = atom((get) => get(ownAtom).get('groupId') || undefined)

export const groupAtom = keyedRequestAtom(
  atom((get) => get(groupIdAtom) ?? ''),
  // A form's initial values never change while somebody types.
  [],
  async (get, signal) => {
    const groupId = get(groupIdAtom)
    if (groupId === undefined) return undefined
    const query = { groupId }
    return get(administratorsApiAtom).getGroup({ query }, { signal })
  },
)

export const scopeDepartmentsAtom = requestAtom(['departments'], (get, signal) =>
  get(administratorsApiAtom).listScopeDepartments({}, { signal }),
)

/** Members who may become administrators. */
export const candidates = peopleToChoose(['members', 'administrators'], (get, query, call) =>
  get(administratorsApiAtom).listCandidates({ query }, call),
)

declare module '../shared/request/stale' {
  interface Resources {
    /** Administrators and permission groups. */
    readonly administrators: unknown
  }
}
