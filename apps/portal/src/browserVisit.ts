import { fetchBegun } from './fetchBegun'
import { toSignIn } from './leave'
import { session } from './session'
import type { Visit } from './useVisit'

/** The visit of this browser's user. */
export const browserVisit: Visit = {
  session,
  fetch: fetchBegun,
  toSignIn,
  leaveFor: (address) => window.location.assign(address),
}
