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
      'Renames a department. A name of more than 30 characters is one that it had before, as a top has its company’s at first.',
    access: 'administrator',
    permission: 'departments',
  },
  precheckDeleteDepartment: {
    summary:
      '0 delete directly; 1 confirm, licences from a higher department will be recovered; 2 or 3 refused, it has administrators.',
    access: 'administrator',
    permission: 'departments',
  },
  deleteDepartment: {
    summary:
      'Deletes a department without children; its members move to the parent, its licences return there.',
    access: 'administrator',
    permission: 'departments',
  },
  previewDeleteDepartment: {
    summary: 'Who would lose what if the department were deleted, which seats go up, and what blocks it.',
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
      'What the members would lose if they were removed, where their seats return, and what blocks it.',
    access: 'administrator',
    permission: 'departments',
  },
  deleteMembers: {
    summary: 'Removes members from the company; their licences return.',
    access: 'administrator',
    permission: 'departments',
  },
  precheckMoveMembers: {
    summary:
      '0 proceed; 1 confirm, department licences will be recovered; 2 or 3 refused, some are administrators.',
    access: 'administrator',
    permission: 'departments',
  },
  previewMoveMembers: {
    summary: 'Which licences the members would lose by moving, where these seats return, and what blocks it.',
    access: 'administrator',
    permission: 'departments',
  },
  moveMembers: {
    summary:
      'Moves members into a department and recovers the licences that they may no longer use. Those who sit there already are left out; refused with `nobodyMoves` when that is all.',
    access: 'administrator',
    permission: 'departments',
  },
})
