import type { English } from '../shared/texts/messages'
import type { embeddersChinese } from './messages.zh-CN'

export const embeddersEnglish: English<typeof embeddersChinese> = {
  title: 'Sites that embed features',
  hint: 'These sites may show features of the company on their own pages. People can do no more there than here.',
  failed: 'The sites could not be loaded',
  none: 'No site may embed features of the company yet. The operator of the service registers sites.',
  comma: ', ',
  reads: (names) => `Can see: ${names}`,
  writes: (names) => `Can change: ${names}`,
  linksOf: (name) => `Members that “${name}” may link`,
  linked: (count) =>
    count === 0 ? 'No members linked' : count === 1 ? '1 member linked' : `${count} members linked`,
  nobody: 'No members',
  members: 'Ordinary members',
  everybody: 'All members',
  change: 'Change',
  nobodyTitle: (name) => `Stop “${name}” from linking members?`,
  nobodyText: (count) =>
    count === 0
      ? 'The site can’t find members of the company by their phone numbers any more.'
      : count === 1
        ? 'The linked member is unlinked, and the pages they have open on that site stop working at once.'
        : `The ${count} linked members are unlinked, and the pages they have open on that site stop working at once.`,
  membersTitle: (name) => `Let “${name}” link ordinary members?`,
  membersText:
    'With a member’s phone number, the site can use features of the company as that member. The member gets a message. Administrators are never linked.',
  everybodyTitle: (name) => `Let “${name}” link all members?`,
  everybodyText:
    'With a phone number, the site can use features of the company as anybody in it, including administrators and you. The person gets a message. Make sure that you trust the site.',
  changed: 'Changed which members the site may link',
  administrators: 'administrators and permissions',
  allocation: 'licences by department',
  applications: 'applications',
  authorisation: 'licences',
  billing: 'invoices and addresses',
  borrowing: 'borrowed licences',
  bulkLicences: 'bulk changes of licences',
  certification: 'certification',
  company: 'company information',
  concurrentSeats: 'concurrent seats',
  departments: 'departments and members',
  disk: 'cloud disk',
  headImage: 'profile pictures',
  history: 'history',
  invitations: 'invitations',
  licenceCosts: 'licence costs',
  licenceRequests: 'licence requests',
  licenceRules: 'licence rules',
  licenceUse: 'use of licences',
  memberDetails: 'details of members',
  orders: 'orders',
  overview: 'overview',
  preview: 'file previews',
  profile: 'own profile',
  renewals: 'renewals',
  sales: 'shop',
  search: 'search',
  sharing: 'shared files',
}
