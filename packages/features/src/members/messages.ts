import { catalogue } from '../shared/texts/messages'

export const membersMessages = catalogue(
  'members',
  {
    member: '成员',
    nameMissing: '未填写姓名',
    failed: '成员信息加载失败',
    gone: '该成员已不在企业中',
    goneHint: '可能已被移出企业，或不在您的管理范围内。',
    close: '关闭',
    department: '部门',
    account: '账号',
    invitedAt: '邀请时间',
    joinedAt: '加入时间',
    superAdministrator: '超级管理员',
    administrator: '管理员',
    licences: '授权',
    noLicences: '还没有授权',
    daysLeft: (days: number) => `剩余${days}天`,
    online: '在线',
    offline: '离线',
    devices: '设备',
    noDevices: '还没有在设备上激活授权',
    registeredAt: (moment: string) => `激活于${moment}`,
    active: '已激活',
    inactive: '未激活',
  },
  {
    member: 'Member',
    nameMissing: 'No name yet',
    failed: 'The member could not be loaded',
    gone: 'No longer a member',
    goneHint: 'They may have left the company, or belong to a department you don’t manage.',
    close: 'Close',
    department: 'Department',
    account: 'Account',
    invitedAt: 'Invited',
    joinedAt: 'Joined',
    superAdministrator: 'Super administrator',
    administrator: 'Administrator',
    licences: 'Licences',
    noLicences: 'No licences yet',
    daysLeft: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
    online: 'Online',
    offline: 'Offline',
    devices: 'Devices',
    noDevices: 'No active devices yet',
    registeredAt: (moment: string) => `Activated ${moment}`,
    active: 'Active',
    inactive: 'Inactive',
  },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly members: typeof membersMessages
  }
}
