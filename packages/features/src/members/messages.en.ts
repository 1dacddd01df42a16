import type { English } from '../shared/texts/messages'
import type { membersChinese } from './messages.zh-CN'

export const membersEnglish: English<typeof membersChinese> = {
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
}
