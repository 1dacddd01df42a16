import { errorCodes } from '../wire/errorCodes'
import { defineRefusals } from '../wire/refusals'
import { departmentErrors as codes } from './errorCodes'

/** Refusals of departments and members, with the texts of the specification. */
export const departmentsRefusals = defineRefusals({
  departmentMissing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '该部门不存在或不在您的管理范围内',
    english: 'This department doesn’t exist or is outside those you manage',
  },
  memberMissing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '有成员不存在或不在您的管理范围内，请刷新后重试',
    english: 'A member doesn’t exist or is outside the departments you manage. Refresh and try again.',
  },
  topLevel: {
    code: codes.topLevel,
    chinese: '顶级部门不允许删除！',
    english: 'The top department can’t be deleted',
  },
  scopeTop: {
    code: errorCodes.forbidden,
    status: 403,
    chinese: '您无权修改该部门，请联系上级管理员',
    english: 'You can’t change this department. Ask an administrator above you.',
  },
  hasChildren: {
    code: codes.hasChildren,
    chinese: '部门下有子部门，不允许删除',
    english: 'This department has sub-departments, so it can’t be deleted',
  },
  tooDeep: {
    code: codes.tooDeep,
    chinese: '当前部门层级已达到6级，无法新增！',
    english: 'Departments can be at most 6 levels deep',
  },
  hasAdministrators: {
    code: codes.hasAdministrators,
    chinese: '该部门下有管理员不允许删除，请先删除该部门的管理员!',
    english: 'This department has administrators. Remove them first.',
  },
  membersAreAdministrators: {
    code: codes.membersAreAdministrators,
    chinese: '有成员是管理员，不允许移动!',
    english: 'Some of the members are administrators and can’t be moved',
  },
  nameTaken: {
    code: codes.nameTaken,
    chinese: '同级部门下已存在该名称，请更换部门名称',
    english: 'A department at this level already has this name. Choose a different one.',
  },
  alreadyAdministrator: {
    code: codes.alreadyAdministrator,
    chinese: '该用户已经是其他企业管理员！',
    english: 'This user is already the administrator of another company',
  },
  passportRefused: {
    code: codes.passportRefused,
    chinese: '登录凭证校验未通过，请重新登录后再删除成员',
    english: 'Your sign-in could not be verified. Sign in again, then delete the members.',
  },
  departmentChanged: {
    code: codes.changedMeanwhile,
    chinese: '该部门已被其他管理员修改，请核对后重试',
    english: 'Another administrator just changed this department. Check it and try again.',
  },
  membersChanged: {
    code: codes.changedMeanwhile,
    chinese: '成员信息已被其他管理员修改，请核对后重试',
    english: 'Another administrator just changed these members. Check them and try again.',
  },
  deletesSelf: {
    code: codes.deletesSelf,
    chinese: '不能删除自己',
    english: 'You can’t delete yourself',
  },
  deletesAdministrator: {
    code: codes.deletesAdministrator,
    chinese: '您无权删除管理员，请联系超级管理员',
    english: 'You can’t delete administrators. Ask the super administrator.',
  },
  deletesSuperAdministrator: {
    code: codes.deletesSuperAdministrator,
    chinese: '超级管理员不允许删除，请先移交管理员权限',
    english: 'The super administrator can’t be deleted. Hand over the administration first.',
  },
  transfersToSelf: {
    code: codes.transfersToSelf,
    chinese: '您已经是本企业的超级管理员',
    english: 'You are already the super administrator of this company',
  },
  nobodyMoves: {
    code: codes.nobodyMoves,
    chinese: '所选成员已在该部门，请选择其他部门',
    english: 'The selected members are already in this department. Choose another one.',
  },
})
