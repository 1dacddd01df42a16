import { actionAtom } from '../../shared/request/actionAtom'
import { because } from '../reason/because'
import { type StaffRole, staffApiAtom } from './api'

const stale = ['deskStaff'] as const

interface RoleChange {
  /** In full: a masked account names nobody. */
  readonly account: string
  readonly role: StaffRole
  readonly reason: string
}

export const grantRoleAction = actionAtom({
  run: (get, _set, { reason, ...body }: RoleChange) =>
    get(staffApiAtom).grantStaffRole({ body }, because(reason)),
  stale,
})

interface Revocation extends Omit<RoleChange, 'account'> {
  readonly userId: string
}

/** The list masks accounts, so the person's account is looked up with the same reason. */
export const revokeRoleAction = actionAtom({
  async run(get, _set, { userId, role, reason }: Revocation) {
    const api = get(staffApiAtom)
    const staff = await api.listStaff({}, because(reason))
    const account = staff.find((each) => each.userId === userId)?.account ?? ''
    return api.revokeStaffRole({ body: { account, role } }, because(reason))
  },
  stale,
})
