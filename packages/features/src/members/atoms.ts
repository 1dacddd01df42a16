import { atom } from 'jotai'
import { drawnAtom } from '../shared/drawer/drawers'
import { presentHostAtom } from '../shared/host/host'
import { keyedRequestAtom } from '../shared/request/steadyAtom'
import { Failure } from '../shared/wire/Failure'
import { membersApiAtom } from './api'

const userIdAtom = atom((get) => get(drawnAtom).member)

/** The member in the address. */
export const memberProfileAtom = keyedRequestAtom(
  userIdAtom,
  ['members', 'licences', 'products', 'departments'],
  (get, signal) => {
    const userId = get(userIdAtom)
    if (get(presentHostAtom).companyId === undefined) throw new Failure('noCompany')
    if (userId === '') throw new Failure('missing')
    return get(membersApiAtom).getMemberProfile({ params: { userId } }, { signal })
  },
)

declare module '../shared/request/stale' {
  interface Resources {
    readonly departments: unknown
    readonly members: unknown
    readonly licences: unknown
    readonly products: unknown
  }
}
