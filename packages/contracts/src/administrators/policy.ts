import { withPolicy } from '../wire/policy'
import { administratorsContract } from './contract'

export const administratorsOperations = withPolicy(administratorsContract, {
  listGroups: {
    summary: 'Lists the company’s permission groups, newest first.',
    access: 'superAdministrator',
    permission: 'administrators',
  },
  getGroup: {
    summary: 'Returns one permission group, as its form shows it.',
    access: 'superAdministrator',
    permission: 'administrators',
  },
  addGroup: {
    summary: 'Adds a permission group; its members become sub-administrators.',
    access: 'superAdministrator',
    permission: 'administrators',
    proof: 'recent',
  },
  editGroup: {
    summary: 'Changes a permission group. Refused with `changedMeanwhile` if it has another version now.',
    access: 'superAdministrator',
    permission: 'administrators',
    proof: 'recent',
  },
  previewDeleteGroup: {
    summary: 'Returns who would lose what if the group were deleted.',
    access: 'superAdministrator',
    permission: 'administrators',
  },
  deleteGroup: {
    summary: 'Deletes a permission group. Members who are in no other group become ordinary members.',
    access: 'superAdministrator',
    permission: 'administrators',
    proof: 'recent',
  },
  listScopeDepartments: {
    summary: 'Lists all departments, parents first, to choose a group’s scope.',
    access: 'superAdministrator',
    permission: 'administrators',
  },
  listCandidates: {
    summary: 'Lists members who can be added to a group, latest joined first. `pageIndex` starts at 1.',
    access: 'superAdministrator',
    permission: 'administrators',
    lists: 'people',
  },
  listAdministrators: {
    summary: 'Lists the super administrator and the sub-administrators. `pageIndex` starts at 1.',
    access: 'superAdministrator',
    permission: 'administrators',
    lists: 'people',
  },
  removeAdministrator: {
    summary: 'Removes a sub-administrator from all groups; they become an ordinary member.',
    access: 'superAdministrator',
    permission: 'administrators',
    proof: 'recent',
  },
})
