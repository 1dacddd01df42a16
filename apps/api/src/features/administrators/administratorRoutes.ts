import { administratorsOperations } from '@atrium/contracts/administrators/policy'
import { implement } from '../../ports/implement'
import { editGroup } from './editGroup'
import { addGroup, deleteGroup, getGroup, listGroups, previewDeleteGroup } from './groups'
import { listAdministrators } from './listAdministrators'
import { listCandidates, listScopeDepartments } from './listCandidates'
import { removeAdministrator } from './removeAdministrator'

export const administratorRoutes = implement(administratorsOperations, {
  listGroups,
  getGroup,
  addGroup,
  editGroup,
  previewDeleteGroup,
  deleteGroup,
  listScopeDepartments,
  listCandidates,
  listAdministrators,
  removeAdministrator,
})
