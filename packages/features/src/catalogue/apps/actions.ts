import { actionAtom } from '../../shared/request/actionAtom'
import { appsApiAtom, type Launch } from './api'

/** Resolves to where the app opens. */
export const launchAction = actionAtom({
  run: (get, _set, body: Launch) => get(appsApiAtom).launchApp({ body }),
  stale: ['apps'],
})
