import { pagePaths } from '@atrium/contracts/paths'
import { atom } from 'jotai'
import { ownQueryAtom } from '../shared/host/query'
import { requestAtom } from '../shared/request/request'
import { keyedRequestAtom } from '../shared/request/steadyAtom'
import { Failure } from '../shared/wire/Failure'
import { applicationsApiAtom } from './api'

const ownAtom = ownQueryAtom([pagePaths.memberApplication])

const applicationIdAtom = atom((get) => get(ownAtom).get('applyId') ?? '')

/** The application in the address. */
export const applicationAtom = keyedRequestAtom(applicationIdAtom, ['applications'], async (get, signal) => {
  const applicationId = get(applicationIdAtom)
  if (!/^[\w-]{1,64}$/.test(applicationId)) throw new Failure('missing')
  const query = { applicationId }
  return get(applicationsApiAtom).getApplication({ query }, { signal })
})

/** Active links. */
export const inviteLinksAtom = requestAtom(['inviteLinks'], (get, signal) =>
  get(applicationsApiAtom).listInviteLinks({}, { signal }),
)

declare module '../shared/request/stale' {
  interface Resources {
    /** Applications by others to join the company. */
    readonly applications: unknown
    readonly inviteLinks: unknown
    /** State of the invitation that the person opened. */
    readonly ownApplication: unknown
  }
}
