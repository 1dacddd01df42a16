import { deskStaffOperations } from '@atrium/contracts/desk/staff/policy'
import { implement } from '../../ports/implement'
import { enterDesk, getDesk } from './enterDesk'
import { grantStaffRole, listStaff, revokeStaffRole } from './staffMembers'

export { staffCommands } from './staffCommands'

export const staffRoutes = implement(deskStaffOperations, {
  enterDesk,
  getDesk,
  listStaff,
  grantStaffRole,
  revokeStaffRole,
})
