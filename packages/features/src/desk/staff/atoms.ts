import { requestAtom } from '../../shared/request/request'
import { staffApiAtom } from './api'

/** Everybody with a role; accounts are masked. */
export const staffAtom = requestAtom(['deskStaff'], (get, signal) =>
  get(staffApiAtom).listStaff({}, { signal }),
)

/** Who is at this desk, with their roles and the end of the session. */
export const deskSelfAtom = requestAtom(['deskStaff'], (get, signal) =>
  get(staffApiAtom).getDesk({}, { signal }),
)

declare module '../../shared/request/stale' {
  interface Resources {
    /** The vendor's staff and their roles. */
    readonly deskStaff: unknown
  }
}
