import { departmentChangesOperations } from '@atrium/contracts/departments/changes/policy'
import { handoverOperations } from '@atrium/contracts/departments/handover/policy'
import { departmentsOperations } from '@atrium/contracts/departments/policy'
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
  ...implement(departmentsOperations, {
    listDepartments,
    listLicenceDepartments: listDepartments,
    listMembers,
  }),
  ...implement(departmentChangesOperations, {
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
  ...implement(handoverOperations, { previewChangeAdministrator, changeAdministrator }),
]
