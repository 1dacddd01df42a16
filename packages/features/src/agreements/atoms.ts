import { atom } from 'jotai'
import { presentHostAtom } from '../shared/host/host'
import { queryAtom } from '../shared/host/query'
import { requestAtom } from '../shared/request/request'
import { keyedRequestAtom } from '../shared/request/steadyAtom'
import { agreementsApiAtom } from './api'
import { kindShown } from './routes'

export const kindShownAtom = atom((get) => kindShown(get(queryAtom)))

const askedAtom = atom((get) => ({
  kind: get(kindShownAtom),
  language: get(presentHostAtom).locale,
  version: get(queryAtom).get('version') ?? undefined,
}))

const askedKeyAtom = atom((get) => JSON.stringify(get(askedAtom)))

/** The text in the address, in the language of the page. */
export const agreementAtom = keyedRequestAtom(askedKeyAtom, [], (get, signal) =>
  get(agreementsApiAtom).getAgreement({ query: get(askedAtom) }, { signal }),
)

/** The person's agreements, and those they are to be asked about. */
export const ownAgreementsAtom = requestAtom(['agreements'], (get, signal) =>
  get(agreementsApiAtom).listOwnAgreements({}, { signal }),
)

declare module '../shared/request/stale' {
  interface Resources {
    /** The person's agreements by kind. */
    readonly agreements: unknown
  }
}
