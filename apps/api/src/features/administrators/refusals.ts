import { administratorsErrors as codes, mostGroups } from '@atrium/contracts/administrators/contract'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { Refusal } from '../../platform/refusal/Refusal'

/** Every "no" about permission groups and administrators; `ids` are those that it is about. */
export const refusals = {
  nameTaken: () => new Refusal(codes.nameTaken, '已存在该名称的权限组，请更换名称'),
  changedMeanwhile: () => new Refusal(codes.changedMeanwhile, '该权限组已被其他管理员修改，请核对后再保存'),
  tooManyGroups: () =>
    new Refusal(codes.tooManyGroups, `权限组已达到${mostGroups}个，请先删除不再使用的权限组`),
  holdsEverything: (ids: readonly string[]) =>
    new Refusal(codes.holdsEverything, '超级管理员已拥有全部权限，不能加入权限组，请移除后再保存', 200, {
      ids,
    }),
  departmentGone: (ids: readonly string[]) =>
    new Refusal(codes.departmentGone, '所选部门中有部门已被删除，请重新选择后再保存', 200, { ids }),
  memberGone: (ids: readonly string[]) =>
    new Refusal(codes.memberGone, '所选成员中有人已不在本企业，请移除后再保存', 200, { ids }),
  isSuperAdministrator: () =>
    new Refusal(codes.isSuperAdministrator, '不能移除超级管理员，请先移交管理员权限'),
  groupMissing: () => new Refusal(errorCodes.missing, '该权限组不存在或已被删除', 404),
  administratorMissing: () => new Refusal(errorCodes.missing, '该成员已不是管理员，请刷新后重试', 404),
}
