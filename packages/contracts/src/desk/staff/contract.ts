import * as v from 'valibot'
import { contract, id, timestamp } from '../../wire/contract'
import { staffRoles } from '../../wire/staffRoles'

export const staffRole = v.picklist(staffRoles)

/** How long a session at the desk lasts, and how long without a call, in seconds. */
export const deskSeconds = 8 * 3600
export const deskIdleSeconds = 30 * 60

const deskSession = v.object({
  userId: id,
  name: v.string(),
  account: v.string(),
  roles: v.array(staffRole),
  /** The session ends then, however much it is used. */
  endsAt: timestamp,
  idleSeconds: v.number(),
})

const staffMember = v.object({
  userId: id,
  name: v.string(),
  /** Masked unless the caller gave a reason. */
  account: v.string(),
  roles: v.array(v.object({ role: staffRole, grantedAt: timestamp, grantedBy: v.string() })),
  hasSecondStep: v.boolean(),
  /** Since when the account is locked. */
  lockedAt: v.nullable(timestamp),
  lastSeenAt: v.nullable(timestamp),
})

const accountName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))

export const deskStaffContract = contract({
  enterDesk: {
    method: 'POST',
    path: '/api/desk/enter',
    response: deskSession,
  },
  getDesk: {
    method: 'GET',
    path: '/api/desk/session',
    response: deskSession,
  },
  listStaff: {
    method: 'GET',
    path: '/api/desk/staff',
    response: v.array(staffMember),
  },
  grantStaffRole: {
    method: 'POST',
    path: '/api/desk/staff/grant',
    body: v.object({ account: accountName, role: staffRole }),
    response: staffMember,
  },
  revokeStaffRole: {
    method: 'POST',
    path: '/api/desk/staff/revoke',
    body: v.object({ account: accountName, role: staffRole }),
    response: staffMember,
  },
})

export const deskStaffCodes = {
  notStaff: 56_600,
  secondStepMissing: 56_601,
  secondStepNotTaken: 56_602,
  noAccount: 56_603,
  alreadyHeld: 56_604,
  notHeld: 56_605,
  lastSecurity: 56_606,
  ownRole: 56_607,
} as const
