import { administratorsOperations } from '@atrium/contracts/administrators/policy'
import { implement } from '../../ports/implement'
import { addGroup } from './addGroup'
import { deleteGroup, previewDeleteGroup } from './deleteGroup'
import { editGroup } from './editGroup'
import { getGroup } from './getGroup'
import { listAdministrators } from './listAdministrators'
import { listCandidates } from './listCandidates'
import { listGroups } from './listGroups'
import { listScopeDepartments } from './listScopeDepartments'
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
