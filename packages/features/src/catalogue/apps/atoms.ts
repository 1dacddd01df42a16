import { ownedSources } from '@atrium/contracts/catalogue/ownProducts/contract'
import { pagePaths } from '@atrium/contracts/paths'
import { atom } from 'jotai'
import { ownQueryAtom } from '../../shared/host/query'
import { requestAtom } from '../../shared/request/request'
import { appsApiAtom, type Launch } from './api'

export const appsAtom = requestAtom(['apps', 'trials', 'orders', 'licences'], (get, signal) =>
  get(appsApiAtom).listApps({}, { signal }),
)

const ownAtom = ownQueryAtom([pagePaths.launchApp])

/** The licence in the address, used to open an app; undefined: none. */
export const launchAtom = atom((get): Omit<Launch, 'takesOver'> | undefined => {
  const query = get(ownAtom)
  const source = ownedSources.find((one) => one === query.get('source'))
  const id = query.get('id')
  return source && id && isId(id) ? { source, id, grantedBy: companyIn(query.get('company')) } : undefined
})

const isId = (text: string) => /^[\w-]{1,64}$/.test(text)
const companyIn = (text: string | null) => (text !== null && isId(text) ? text : null)

declare module '../../shared/request/stale' {
  interface Resources {
    /** The person’s cloud apps and their current use. */
    readonly apps: unknown
  }
}
