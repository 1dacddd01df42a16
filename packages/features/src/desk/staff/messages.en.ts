import type { English } from '../../shared/texts/messages'
import type { staffChinese } from './messages.zh-CN'

export const staffEnglish: English<typeof staffChinese> = {
  staff: 'Staff',
  failed: 'The staff could not be loaded',
  none: 'Nobody has a role yet',
  noneHint: 'People you add can enter once they have two-step sign-in.',
  add: 'Add a role',
  person: 'Person',
  roles: 'Roles',
  secondStep: 'Two-step sign-in',
  secondStepOn: 'On',
  secondStepOff: 'Off: can’t enter',
  lastSeen: 'Last seen',
  never: 'Never',
  locked: 'Account locked',
  you: 'You',
  actions: 'Actions',

  roleName: (role) =>
    ({
      reviewer: 'Reviewer',
      sales: 'Sales',
      finance: 'Finance',
      support: 'Support',
      events: 'Events',
      catalogue: 'Catalogue',
      security: 'Security',
      auditor: 'Auditor',
    })[role] ?? role,
  roleAbout: (role) =>
    ({
      reviewer: 'Certifications, dissolutions, trials and feedback',
      sales: 'Orders and prices of companies',
      finance: 'Payments and invoices',
      support: 'Helps people and companies; sees no passwords, codes, files or messages',
      events: 'Meetings',
      catalogue: 'Products, installers and cloud apps',
      security: 'Staff, locked accounts and sessions',
      auditor: 'Reads the audit and changes nothing',
    })[role] ?? '',
  grantedBy: (role, by, at) => `${role}: given ${by ? `by ${by} ` : ''}on ${at}`,
  removeRole: (role) => `Take the role ${role}`,

  addTitle: 'Add a role',
  addHint: 'The person needs an account, and two-step sign-in to enter.',
  account: 'Account',
  accountHint: 'Phone number or email address',
  accountRequired: 'Enter an account',
  role: 'Role',
  roleRequired: 'Choose a role',
  chooseRole: 'Choose',
  addSubmit: 'Add',
  added: (name, role) => `${name} now has the role ${role}`,
  addedWithoutStep: (name, role) =>
    `${name} now has the role ${role}, and can enter once two-step sign-in is on`,

  removeTitle: (role, name) => `Take the role ${role} from ${name}?`,
  removeHint:
    'This applies at once. The person keeps their other roles; without any, their session at the desk ends.',
  removeSubmit: 'Take the role',
  removed: (name, role) => `${name} no longer has the role ${role}`,
}
