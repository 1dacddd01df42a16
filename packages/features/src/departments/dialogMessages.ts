import { chineseCount, englishCount } from '../shared/texts/format'
import { catalogue } from '../shared/texts/messages'

/** What menus and dialogs about members and departments say, apart: nobody fetches it before one is opened. */
export const departmentDialogMessages = catalogue(
  'departmentDialogs',
  {
    confirmDeleteDepartment: (name: string) => `确认删除部门“${name}”吗？`,
    departmentStays: (name: string) => `部门“${name}”暂时不能删除`,
    deletedDepartmentMembers: '该部门的成员将移至上级部门。',
    deletedDepartmentSeats: '上级部门分配给该部门的授权将被回收。',

    moveTitle: '移动成员',
    moveDescription: (names: string) => `将${names}移动到：`,
    targetDepartment: '目标部门',
    targetRequired: '请选择目标部门',
    confirmMoveTitle: '部门授权将被回收',
    confirmMoveMembers: (count: number) => `确认移动${chineseCount(count)}名成员吗？`,
    confirmMoveSeats: '移动后，成员正在使用的原部门授权将被回收，是否继续？',
    membersMoved: '成员移动成功！',

    confirmDeleteMember: (name: string) => `确认删除成员“${name}”吗？`,
    deleteCount: (count: number) => `删除${chineseCount(count)}人`,
    confirmDeleteMembers: (count: number) => `确认删除${chineseCount(count)}名成员吗？`,
    deletedMembersLeave: '删除后成员将退出企业。',
    deletedMembersLose: '删除后成员将退出企业，其正在使用的授权会被回收。',
    membersDeleted: '成员删除成功',

    confirmTransfer: '确认将管理员权限移交该用户吗？',
    transferTo: (name: string, phone: string) => `移交给${name}（${phone}）后，您将成为普通成员。`,
    transferred: '管理员移交成功',

    departmentDeleted: '部门删除成功！',
    transfer: '移交管理员权限',
    transferShort: '移交管理员',

    scopeTop: '您无权删除该部门，请联系上级管理员',
    toAdministrators: '前往权限组管理',
    toSubDepartments: '查看该部门的子部门',
    successorGains: '成为超级管理员，可管理整个企业。',
    successorLeaves: (groups: string) => `不再属于权限组：${groups}。`,
    you: '您',
    youLose: '成为普通成员，不能再管理企业；您的授权不受影响。',

    inviteByMessage: '短信邀请（单个或批量）',
    shareLink: '分享链接或二维码',
    seeInvitations: '查看邀请记录',
    moveMembers: '移动成员',
    deleteMembers: '删除成员',
  },
  {
    confirmDeleteDepartment: (name: string) => `Delete the department “${name}”?`,
    departmentStays: (name: string) => `“${name}” can’t be deleted yet`,
    deletedDepartmentMembers: 'Its members move to the department above.',
    deletedDepartmentSeats: 'Licences passed on by a higher department are recovered.',

    moveTitle: 'Move members',
    moveDescription: (names: string) => `Move ${names} to:`,
    targetDepartment: 'Target department',
    targetRequired: 'Choose a target department',
    confirmMoveTitle: 'Licences will be recovered',
    confirmMoveMembers: (count) =>
      count === 1 ? 'Move this member?' : `Move ${englishCount(count)} members?`,
    confirmMoveSeats:
      'The members’ licences from their current department will be recovered. Move them anyway?',
    membersMoved: 'Members moved',

    confirmDeleteMember: (name: string) => `Delete the member “${name}”?`,
    deleteCount: (count: number) => `Delete ${englishCount(count)} ${count === 1 ? 'member' : 'members'}`,
    confirmDeleteMembers: (count: number) => `Delete ${englishCount(count)} members?`,
    deletedMembersLeave: 'Deleted members leave the company.',
    deletedMembersLose: 'Deleted members leave the company. The licences they use are recovered.',
    membersDeleted: 'Members deleted',

    confirmTransfer: 'Hand over administration to this member?',
    transferTo: (name: string, phone: string) =>
      `${name} (${phone}) becomes the super administrator, and you become an ordinary member.`,
    transferred: 'Administration handed over',

    departmentDeleted: 'Department deleted',
    transfer: 'Hand over administration',
    transferShort: 'Hand over',

    scopeTop: 'You can’t delete this department. Ask the super administrator.',
    toAdministrators: 'Manage permission groups',
    toSubDepartments: 'See sub-departments',
    successorGains: 'Becomes super administrator and can manage the whole company.',
    successorLeaves: (groups: string) => `Leaves the permission groups ${groups}.`,
    you: 'You',
    youLose: 'Become an ordinary member and can’t manage the company. You keep your licences.',

    inviteByMessage: 'By text message (one or many)',
    shareLink: 'Share a link or QR code',
    seeInvitations: 'Invitation records',
    moveMembers: 'Move members',
    deleteMembers: 'Delete members',
  },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly departmentDialogs: typeof departmentDialogMessages
  }
}
