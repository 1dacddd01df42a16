import { withPolicy } from '../../wire/policy'
import { departmentChangesContract } from './contract'

export const departmentChangesOperations = withPolicy(departmentChangesContract, {
  addDepartment: {
    summary: 'Adds a department below another.',
    access: 'administrator',
    permission: 'departments',
  },
  editDepartment: {
    summary:
      'Renames a department. Names over 30 characters are allowed only if the department had them before, as a top department has its company’s name.',
    access: 'administrator',
    permission: 'departments',
  },
  precheckDeleteDepartment: {
    summary:
      'Returns 0: delete directly; 1: confirm, because licences from a higher department will be taken back; 2 or 3: refused, because it has administrators.',
    access: 'administrator',
    permission: 'departments',
  },
  deleteDepartment: {
    summary: 'Deletes a department without children. Its members and licences move to the parent.',
    access: 'administrator',
    permission: 'departments',
  },
  previewDeleteDepartment: {
    summary:
      'Returns who would lose what if the department were deleted, which seats move up, and what prevents it.',
    access: 'administrator',
    permission: 'departments',
  },
  updateMembers: {
    summary: 'Changes members’ names.',
    access: 'administrator',
    permission: 'departments',
  },
  previewDeleteMembers: {
    summary:
      'Returns what the members would lose if they were removed, where their seats return, and what prevents it.',
    access: 'administrator',
    permission: 'departments',
  },
  deleteMembers: {
    summary: 'Removes members from the company. Their licences return.',
    access: 'administrator',
    permission: 'departments',
  },
  precheckMoveMembers: {
    summary:
      'Returns 0: proceed; 1: confirm, because department licences will be taken back; 2 or 3: refused, because some are administrators.',
    access: 'administrator',
    permission: 'departments',
  },
  previewMoveMembers: {
    summary:
      'Returns the licences that the members would lose by moving, where the seats return, what licence rules would do afterwards, and what prevents it.',
    access: 'administrator',
    permission: 'departments',
  },
  moveMembers: {
    summary:
      'Moves members into a department and takes back licences that they may no longer use. Members who are already there are skipped; refused with `nobodyMoves` if that is everybody.',
    access: 'administrator',
    permission: 'departments',
  },
})
