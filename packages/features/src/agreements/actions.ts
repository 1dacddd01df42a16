import { actionAtom } from '../shared/request/actionAtom'
import { agreementsApiAtom, type OwnAgreements } from './api'

/** Agrees to versions that were shown. Where another one is in force by now, that is asked for. */
export const agreeAction = actionAtom({
  run: (get, _set, shown: OwnAgreements['due']) =>
    get(agreementsApiAtom).agree({
      body: { agreements: shown.map(({ kind, version }) => ({ kind, version })) },
    }),
  stale: ['agreements', 'person'],
  staleOnFailure: ['agreements'],
})
