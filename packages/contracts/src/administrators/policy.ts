import { withPolicy } from '../wire/policy'
import { administratorsContract } from './contract'

export const administratorsOperations = withPolicy(administratorsContract, {
  listGroups: {
    summary: 'The company’s permission groups, newest first.',
    access: 'superAdministrator',
    permission: 'administrators',
  },
  getGroup: {
    summary: 'One permission group, as its form shows it.',
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
    summary:
      'Changes a permission group; refused with `changedMeanwhile` when it has another version by now.',
    access: 'superAdministrator',
    permission: 'administrators',
    proof: 'recent',
  },
  previewDeleteGroup: {
    summary: 'Who would lose what if the group were deleted.',
    access: 'superAdministrator',
    permission: 'administrators',
  },
  deleteGroup: {
    summary: 'Deletes a permission group; whoever is in no other one becomes an ordinary member.',
    access: 'superAdministrator',
    permission: 'administrators',
    proof: 'recent',
  },
  listScopeDepartments: {
    summary: 'All departments as a flat list, parents first, to choose a group’s scope from.',
    access: 'superAdministrator',
    permission: 'administrators',
  },
  listCandidates: {
    summary: 'Members who can be put into a group, those who joined last first. `pageIndex` starts at 1.',
    access: 'superAdministrator',
    permission: 'administrators',
    lists: 'people',
  },
  listAdministrators: {
    summary: 'Super administrator and sub-administrators of the company. `pageIndex` starts at 1.',
    access: 'superAdministrator',
    permission: 'administrators',
    lists: 'people',
  },
  removeAdministrator: {
    summary: 'Takes a sub-administrator out of all groups: an ordinary member remains.',
    access: 'superAdministrator',
    permission: 'administrators',
    proof: 'recent',
  },
})
