import { departmentChangesContract } from '@atrium/contracts/departments/changes/contract'
import { departmentsContract } from '@atrium/contracts/departments/contract'
import { handoverContract } from '@atrium/contracts/departments/handover/contract'
import { implement } from '../../ports/implement'
import { addDepartment } from './addDepartment'
import { changeAdministrator } from './changeAdministrator'
import { deleteDepartment, precheckDeleteDepartment } from './deleteDepartment'
import { deleteMembers } from './deleteMembers'
import { editDepartment } from './editDepartment'
import { listDepartments } from './listDepartments'
import { listMembers } from './listMembers'
import { moveMembers, precheckMoveMembers } from './moveMembers'
import { previewChangeAdministrator } from './previewChangeAdministrator'
import { previewDeleteDepartment } from './previewDeleteDepartment'
import { previewDeleteMembers, previewMoveMembers } from './previewMembers'
import { updateMembers } from './updateMembers'

export const departmentRoutes = [
  ...implement(departmentsContract, {
    listDepartments,
    listMembers,
  }),
  ...implement(departmentChangesContract, {
    addDepartment,
    editDepartment,
    precheckDeleteDepartment,
    deleteDepartment,
    previewDeleteDepartment,
    updateMembers,
    previewDeleteMembers,
    deleteMembers,
    precheckMoveMembers,
    previewMoveMembers,
    moveMembers,
  }),
  ...implement(handoverContract, { previewChangeAdministrator, changeAdministrator }),
]
