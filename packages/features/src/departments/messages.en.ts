import { englishCount } from '../shared/texts/format'
import type { English } from '../shared/texts/messages'
import type { departmentDialogChinese, departmentsChinese } from './messages.zh-CN'

export const departmentDialogEnglish: English<typeof departmentDialogChinese> = {
  confirmDeleteDepartment: (name: string) => `Delete the department “${name}”?`,
  departmentStays: (name: string) => `“${name}” can’t be deleted yet`,
  deletedDepartmentMembers: 'Its members move to the department above.',
  deletedDepartmentSeats: 'Licences allocated by a higher department are recovered.',

  moveTitle: 'Move members',
  moveDescription: (names: string) => `Move ${names} to:`,
  targetDepartment: 'Target department',
  targetRequired: 'Choose a target department',
  confirmMoveTitle: 'Licences will be recovered',
  confirmMoveMembers: (count) => (count === 1 ? 'Move this member?' : `Move ${englishCount(count)} members?`),
  confirmMoveSeats:
    'The members’ licences from their current department will be recovered. Move them anyway?',
  membersMoved: 'Members moved',
  ruledChanges: 'After the move, licence rules change these licences',
  gainCount: (count) => `+${englishCount(count)}`,
  lossCount: (count) => `−${englishCount(count)}`,
  ruledGains: (count) => (count === 1 ? '1 member gains it' : `${englishCount(count)} members gain it`),
  ruledLoses: (count) =>
    count === 1 ? '1 member loses it at once' : `${englishCount(count)} members lose it at once`,
  ruledEnds: (count, until) =>
    count === 1
      ? `1 member loses it, at the latest on ${until}`
      : `${englishCount(count)} members lose it, at the latest on ${until}`,
  ruledWaits: (count) =>
    count === 1
      ? 'Seats are short: 1 member joins the waiting list'
      : `Seats are short: ${englishCount(count)} members join the waiting list`,
  ruledStopsWaiting: (count) =>
    count === 1
      ? '1 member leaves the waiting list'
      : `${englishCount(count)} members leave the waiting list`,

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
  toSubDepartments: 'View sub-departments',
  successorGains: 'Becomes super administrator and can manage the whole company.',
  successorLeaves: (groups: string) => `Leaves the permission groups ${groups}.`,
  you: 'You',
  youLose: 'Become an ordinary member and can’t manage the company. You keep your licences.',

  inviteByMessage: 'By text message (one or many)',
  shareLink: 'Share a link or QR code',
  seeInvitations: 'Invitation records',
  moveMembers: 'Move members',
  deleteMembers: 'Delete members',
}

export const departmentsEnglish: English<typeof departmentsChinese> = {
  enterprise: 'Company',
  title: 'Members',
  departments: 'Departments',
  departmentTree: 'Department list',
  departmentName: 'Department name',
  searchDepartments: 'Search departments',
  noDepartments: 'No departments to manage',
  noDepartmentsHint: 'Ask the super administrator to assign you a department.',
  panelWidth: 'Width of the department panel',
  collapsePanel: 'Hide the departments',
  expandPanel: 'Show the departments',
  pixels: (pixels: number) => `${pixels} pixels`,
  saving: 'Saving',
  actionsOf: (name: string) => `Actions for ${name}`,
  addDepartment: 'Add department below',
  addDepartmentTo: (name: string) => `Add a department below ${name}`,
  renameDepartment: 'Rename',
  deleteDepartment: 'Delete department',
  defaultDepartmentName: (level: number) => `Level ${level} department`,
  departmentAdded: 'Department added',
  departmentEdited: 'Department renamed',
  departmentsFailed: 'The departments could not be loaded',
  memberList: (department: string) => `Members of ${department}`,
  searchMembers: 'Search members',
  kindFilter: 'Filter members',
  unlicensed: 'No licence',
  administrators: 'Admins',
  licenceCount: 'Licences',
  licencesHeld: (count: number) => (count === 1 ? '1 licence' : `${count} licences`),
  phone: 'Phone',
  name: 'Name',
  department: 'Department',
  member: 'Member',
  joinedAt: 'Joined',
  actions: 'Actions',
  administrator: 'Admin',
  membersFailed: 'The members could not be loaded',
  noMembers: 'No members in this department yet',
  noMembersHint: 'Invite members, or move some here from another department.',
  showAllMembers: 'Show all members',
  editName: (name: string) => `Edit name: ${name}`,
  nameMissing: 'No name yet',
  nameEmpty: 'Enter a name to save',
  memberUpdated: 'Member updated',
  invite: 'Invite',
  inviteShort: 'Invite',
  applications: 'Applications',
  pendingApplications: (count) => `${count} pending`,
  move: 'Move',
  delete: 'Delete',

  topLevel: 'The top department can’t be deleted.',
  hasChildren: 'This department has sub-departments, so it can’t be deleted.',
  tooDeep: 'Departments can be at most 6 levels deep.',
  hasAdministrators: 'This department has administrators. Remove them first.',
  membersAreAdministrators: 'Some of the members are administrators and can’t be moved.',
  alreadyAdministrator: 'This user is already the administrator of another company.',
  deletesSelf: 'You can’t delete yourself.',
  deletesSuperAdministrator: 'The super administrator can’t be deleted. Hand over administration first.',
  deletesAdministrator: 'You can’t delete administrators. Ask the super administrator.',
  transfersToSelf: 'You are already the super administrator of this company.',
  nobodyMoves: 'The selected members are already in this department. Choose another one.',
}
