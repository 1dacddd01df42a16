import { withPolicy } from '../../wire/policy'
import { deskStaffContract } from './contract'

export const deskStaffOperations = withPolicy(deskStaffContract, {
  enterDesk: {
    summary:
      'Makes the caller’s session one at the desk: it lasts 8 hours, 30 minutes without a call, and reaches nothing else. Only for staff who signed in with a second step within the last ten minutes.',
    access: 'user',
    proof: 'recent',
    embedding: 'never',
  },
  getDesk: {
    summary: 'Returns who is at the desk, with their roles and the end of the session.',
    access: 'staff',
  },
  listStaff: {
    summary: 'Lists the vendor’s staff with their roles.',
    access: 'staff',
    staff: ['security', 'auditor'],
    command: 'staff list',
  },
  grantStaffRole: {
    summary: 'Gives somebody with an account a role. Nobody changes their own roles.',
    access: 'staff',
    staff: ['security'],
    command: 'staff grant',
  },
  revokeStaffRole: {
    summary: 'Takes a role from somebody, at once. The last person with the role `security` keeps it.',
    access: 'staff',
    staff: ['security'],
    command: 'staff revoke',
  },
})
