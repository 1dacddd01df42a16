import { errorCodes } from '../wire/errorCodes'
import { defineRefusals } from '../wire/refusals'
import { administratorsErrors as codes, mostGroups } from './contract'

/** Refusals about permission groups and administrators; `ids` are those affected. */
export const administratorsRefusals = defineRefusals({
  nameTaken: {
    code: codes.nameTaken,
    chinese: '已存在该名称的权限组，请更换名称',
    english: 'Another permission group has this name. Choose a different one.',
  },
  changedMeanwhile: {
    code: codes.changedMeanwhile,
    chinese: '该权限组已被其他管理员修改，请核对后再保存',
    english: 'Another administrator just changed this group. Check it, then save again.',
  },
  tooManyGroups: {
    code: codes.tooManyGroups,
    chinese: `权限组已达到${mostGroups}个，请先删除不再使用的权限组`,
    english: `There are already ${mostGroups} permission groups. Delete one that is no longer used first.`,
  },
  holdsEverything: ({ ids }: { readonly ids: readonly string[] }) => ({
    code: codes.holdsEverything,
    data: { ids },
    chinese: '超级管理员已拥有全部权限，不能加入权限组，请移除后再保存',
    english:
      'The super administrator has all permissions and can’t be in a group. Remove them, then save again.',
  }),
  departmentGone: ({ ids }: { readonly ids: readonly string[] }) => ({
    code: codes.departmentGone,
    data: { ids },
    chinese: '所选部门中有部门已被删除，请重新选择后再保存',
    english: 'Some of the selected departments were deleted. Choose again, then save.',
  }),
  memberGone: ({ ids }: { readonly ids: readonly string[] }) => ({
    code: codes.memberGone,
    data: { ids },
    chinese: '所选成员中有人已不在本企业，请移除后再保存',
    english: 'Some of the selected members have left the company. Remove them, then save again.',
  }),
  isSuperAdministrator: {
    code: codes.isSuperAdministrator,
    chinese: '不能移除超级管理员，请先移交管理员权限',
    english: 'The super administrator can’t be removed. Hand the administration over first.',
  },
  groupMissing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '该权限组不存在或已被删除',
    english: 'This permission group doesn’t exist or has been deleted',
  },
  administratorMissing: {
    code: errorCodes.missing,
    status: 404,
    chinese: '该成员已不是管理员，请刷新后重试',
    english: 'This member is no longer an administrator. Refresh and try again.',
  },
})
