import { Failure } from '../shared/Failure'

/** The sealing of passwords: as big as the rest of the sign-in, so it's loaded when somebody begins to type. */
export const loadSealing = () => import('./sealPassword').catch(unreachable)

/** The work that replaces a picture. */
export const loadWork = () => import('./findNonce').catch(unreachable)

function unreachable(): never {
  throw new Failure('offline')
}
