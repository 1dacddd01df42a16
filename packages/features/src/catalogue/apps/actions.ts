import { actionAtom } from '../../shared/request/actionAtom'
import { appsApiAtom, type Launch } from './api'

/** Resolves to the address of the app. */
export const launchAction = actionAtom({
  run: (get, _set, body: Launch) => get(appsApiAtom).launchApp({ body }),
  stale: ['apps'],
})
