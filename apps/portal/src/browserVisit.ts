import { fetchBegun } from './fetchBegun'
import { toSignIn } from './leave'
import { session } from './session'
import type { Visit } from './useVisit'

/** Of whoever sits at this browser. */
export const browserVisit: Visit = {
  session,
  fetch: fetchBegun,
  toSignIn,
  leaveFor: (address) => window.location.assign(address),
}
