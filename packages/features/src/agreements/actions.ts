import { actionAtom } from '../shared/request/actionAtom'
import { agreementsApiAtom, type OwnAgreements } from './api'

/** Agrees to the shown versions. If another one is in force by now, it is requested. */
export const agreeAction = actionAtom({
  run: (get, _set, shown: OwnAgreements['due']) =>
    get(agreementsApiAtom).agree({
      body: { agreements: shown.map(({ kind, version }) => ({ kind, version })) },
    }),
  stale: ['agreements', 'person'],
  staleOnFailure: ['agreements'],
})
