import { departmentErrors as codes } from '@atrium/contracts/departments/errorCodes'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Refusal } from '../../platform/refusal/Refusal'
import { scopeRefusals } from '../organisation'

/** Every "no" of departments and members, with the texts that the specification gives. */
export const refusals = {
  ...scopeRefusals,
  topLevel: () => new Refusal(codes.topLevel, '顶级部门不允许删除！'),
  scopeTop: () => new Refusal(errorCodes.forbidden, '您无权修改该部门，请联系上级管理员', 403),
  hasChildren: () => new Refusal(codes.hasChildren, '部门下有子部门，不允许删除'),
  tooDeep: () => new Refusal(codes.tooDeep, '当前部门层级已达到6级，无法新增！'),
  hasAdministrators: () => new Refusal(codes.hasAdministrators, texts.hasAdministrators),
  membersAreAdministrators: () => new Refusal(codes.membersAreAdministrators, texts.membersAreAdministrators),
  nameTaken: () => new Refusal(codes.nameTaken, '同级部门下已存在该名称，请更换部门名称'),
  alreadyAdministrator: () => new Refusal(codes.alreadyAdministrator, '该用户已经是其他企业管理员！'),
  passportRefused: () => new Refusal(codes.passportRefused, '登录凭证校验未通过，请重新登录后再删除成员'),
  departmentChanged: () => new Refusal(codes.changedMeanwhile, '该部门已被其他管理员修改，请刷新后重试'),
  membersChanged: () => new Refusal(codes.changedMeanwhile, '成员信息已被其他管理员修改，请刷新后重试'),
  deletesSelf: () => new Refusal(codes.deletesSelf, '不能删除自己'),
  deletesAdministrator: () => new Refusal(codes.deletesAdministrator, '您无权删除管理员，请联系超级管理员'),
  deletesSuperAdministrator: () =>
    new Refusal(codes.deletesSuperAdministrator, '超级管理员不允许删除，请先移交管理员权限'),
  transfersToSelf: () => new Refusal(codes.transfersToSelf, '该用户已经是本企业的超级管理员'),
  nobodyMoves: () => new Refusal(codes.nobodyMoves, '所选成员已在该部门，请选择其他部门'),
}

export const texts = {
  hasAdministrators: '该部门下有管理员不允许删除，请先删除该部门的管理员!',
  membersAreAdministrators: '有成员是管理员，不允许移动!',
  departmentSeatsReturn: '删除该部门后，上级部门分配给该部门的授权将被回收，确认删除该部门吗？',
  memberSeatsReturn: '移动成员后，其使用的原部门授权将被回收，确认移动吗？',
}
