import { atom } from 'jotai'
import { presentHostAtom } from '../shared/host/host'
import { queryAtom } from '../shared/host/query'
import { keyedRequestAtom } from '../shared/request/steadyAtom'
import { applicationsApiAtom } from './api'

export interface Credential {
  readonly type: 'link' | 'invitation'
  readonly data: string
}

/** The secret in the address: a shared link's, or a text message's. */
export const credentialAtom = atom((get): Credential => {
  const query = get(queryAtom)
  const invitation = query.get('invitation')
  const type = invitation ? 'invitation' : 'link'
  return { type, data: (invitation || query.get('link') || '').slice(0, 300) }
})

const keyAtom = atom((get) => get(credentialAtom).data)

export const invitationAtom = keyedRequestAtom(keyAtom, ['ownApplication'], (get, signal) =>
  get(applicationsApiAtom).describeInvitation({ body: get(credentialAtom) }, { signal }),
)

/** Only for signed-in people. */
export const standingAtom = keyedRequestAtom(keyAtom, ['ownApplication'], (get, signal) =>
  get(applicationsApiAtom).getStanding({ body: get(credentialAtom) }, { signal }),
)

const promiseKey = 'joinCompany.apply'
/** Counts changes of the tab's storage, which has no events of its own. */
const changesAtom = atom(0)

/**
 * The name for an application that is sent as soon as somebody is signed in. It is entered while registering
 * and stored in the tab, so that a reload loses nothing. Writing undefined forgets it.
 */
export const promisedNameAtom = atom(
  (get): string | undefined => {
    get(changesAtom)
    const [data, name] = (get(presentHostAtom).tabStore.read(promiseKey) ?? '').split('\n')
    return data && data === get(credentialAtom).data ? name || undefined : undefined
  },
  (get, set, name: string | undefined) => {
    const kept = name === undefined ? '' : `${get(credentialAtom).data}\n${name}`
    get(presentHostAtom).tabStore.write(promiseKey, kept)
    set(changesAtom, (count) => count + 1)
  },
)
