import { hotline } from '../shared/brand/hotline'
import type { English } from '../shared/texts/messages'
import { menuNames } from './menuNames'
import type {
  aboutChinese,
  helpChinese,
  homeChinese,
  insteadChinese,
  manualChinese,
  tabChinese,
  workspaceChinese,
} from './messages.zh-CN'
import { waitingAt } from './standing'

export const aboutEnglish: English<typeof aboutChinese> = {
  aboutText:
    'Atrium makes design, analysis and collaboration software for design institutes, contractors and consultants. In the account centre, a company manages its departments, members and licences in one place.',
  aboutSecond:
    'One account can belong to several companies. Each company’s administrators decide which licences it gets.',
  contactText: 'We answer questions about accounts, certification and licences on working days, 9:00–18:00.',
  emailLabel: 'Email',
  email: 'service@atrium.example',
}

export const helpEnglish: English<typeof helpChinese> = {
  hotlineLabel: 'Hotline',
  hotline,
  copyHotline: 'Copy hotline number',
  hotlineHours: 'Working days, 9:00–18:00',
  feedback: 'Send feedback',
  feedbackAddress: 'https://feedback.atrium.example/en',
}

export const homeEnglish: English<typeof homeChinese> = {
  certify: 'Certify',
  certifyCompany: (company) => `Certify ${company}`,
  account: 'Account',
  name: 'Name',
  nickname: 'Nickname',
  phone: 'Phone',
  emailField: 'Email',
  registered: 'Registered',
  lastSignIn: 'Last sign-in',
  ownRecord: 'My profile',
  ownLicences: 'My licences',
  ownCompanies: 'My companies',
  companyCount: (count: number) => `${count}`,
  inNoCompany: 'Create or join a company to use its software',
  inCompanies: (count: number) =>
    count === 1 ? 'You belong to 1 company' : `You belong to ${count} companies`,
  waiting: (count: number) => `${count} to do`,
  weak: (count: number) =>
    count === 1 ? '1 security setting needs attention' : `${count} security settings need attention`,
  comma: ', ',
  nothingWaits: 'You’re all caught up',
  enter: 'Enter',
  enterCompany: (company: string) => `Enter ${company}`,
  joinCompany: 'You’re not in a company yet',
  joinCompanyHint: (phone: string) =>
    `Create a company, or give your phone number, ${phone}, to your company’s administrator and ask for an invitation. The company then appears here.`,
  checkAgain: 'Check again',
  openOrJoin: 'Create or join',
}

export const insteadEnglish: English<typeof insteadChinese> = {
  menuEmptyHint: 'Ask an administrator to give your role access, or switch to another company.',
  noCompany: 'You’re not in a company yet',
  noCompanyHint: 'Create or join a company to use this page.',
  openOrJoin: 'Create or join a company',
  toPersonalHome: 'Go to personal centre',
  notFound: 'Page not found',
  notFoundHint: 'The address may be wrong, or the page has moved',
  toStart: 'Go to home page',
}

export const manualEnglish: English<typeof manualChinese> = {
  contents: 'Contents',
  title: 'Administrator manual',
  introduction:
    'What the account centre does, the rules it follows, and what to do when something doesn’t work.',
  start: 'Getting started',
  start1:
    'Under “Company > Company information”, fill in the record, upload the business licence and submit it for certification. You can’t make changes during the review. If it isn’t passed, fix what the review found and certify again.',
  start2: 'Set up departments under “Members”, invite people, then assign licences under “Licences”.',
  start3:
    'A half-filled record is kept when you leave the page. If your login expires, you continue where you were.',
  roles: 'Roles and permission groups',
  roles1:
    'The super administrator manages the whole company. Each company has one, who can hand the role over to another member.',
  roles2:
    'A permission group defines which menus its administrators can use and which departments they manage. Add, edit and delete groups under “Permission groups”; “Administrators” shows who is in which.',
  roles3: 'Changes take effect at once, without signing in again.',
  roles4:
    'Members use the software assigned to them, see the company home and its products and services, and manage their own account.',
  departments: 'Departments',
  departments1:
    'Departments can be six levels deep. Choose one in the tree to rename or delete it, or to add one below it. Double-clicking a name renames it too.',
  departments2:
    'You can’t delete the top department, or one with sub-departments or administrators. Before you delete one, you see who is affected and which licences are recovered.',
  departments3: 'A name has at most 30 characters and is unique at its level.',
  invitations: 'Inviting members',
  invitations1:
    'There are three ways: text messages (one by one, pasted, or from the Excel template), a link to share, and a QR code. Links and codes are valid for 7, 30 or 90 days.',
  invitations2:
    'An uploaded Excel file is checked row by row. Rows with problems are listed with the reason, and you can fix them in the table. Nothing is sent until you confirm.',
  invitations3:
    'People who apply through a link appear under “Applications”, where you approve or reject them one by one or together.',
  invitations4:
    'Filter “Invitation records” by status, resend expired invitations, and revoke those not yet accepted.',
  members: 'Members',
  members1:
    'Double-click a member’s name, or press the pencil in their details, to change it, to at most 10 characters.',
  members2:
    'Select members to move them to another department or to delete them. Administrators can’t be moved. Licences that no longer apply are recovered; you see which before you confirm.',
  members3: 'To hand over administration, select exactly one member. You then become an ordinary member.',
  licences: 'Licences',
  licences1:
    '“By member” assigns or cancels several products for one member; “By product” chooses several members for one product.',
  licences2:
    'Members can only use licences of their own department and above. You can’t assign a product without seats left, or one that is expired or disabled.',
  licences3:
    'When you cancel a licence, its seat returns to the department that owns it at once. Members’ requests are under “Licence requests”: grant them, or reject them and say why.',
  allocation: 'Department allocation',
  allocation1:
    'Choose a product and allocate licences to a department, whose administrators then assign them.',
  allocation2:
    'Unused licences can be taken back right away. For those in use, you first see which members are affected.',
  online: 'Online state and devices',
  online1: 'Open a product under “By product” to see who is online and which devices are active.',
  online2:
    'You can force a member offline only while they are online. They are signed out of the product on every device, so ask them to save their work first.',
  orders: 'Orders',
  orders1:
    '“Billing > My orders” lists your orders. Pay or cancel those that are unpaid; delete those that are closed or completed.',
  orders2:
    'Online banking may take 1–2 working days. Until then the order shows as processing. Please don’t pay twice.',
  messages: 'Messages and history',
  messages1:
    'The bell at the top shows unread messages, and new ones arrive at once. In the message centre you can show unread messages only, mark several as read, or delete them.',
  messages2: '“History” lists who did what and when. You can filter it and export it as CSV.',
  account: 'Account security',
  account1:
    'You can be signed in at ten places at a time; one more signs out the oldest. After two hours without use you are asked for your password again, and nothing you typed is lost.',
  account2:
    'Changing your password or phone signs you out everywhere else. You can request another code after 60 seconds.',
  account3:
    'Before a company account is closed, open orders and licences in use are checked. Once closed, its members and licences can’t be restored.',
}

export const workspaceEnglish: English<typeof workspaceChinese> = {
  product: 'Atrium Account Centre',
  skipToContent: 'Skip to content',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
  mainMenu: 'Main menu',
  menuLoading: 'Loading the menu',
  menuName: (id: string, name: string) => menuNames[id] ?? name,
  menuFailed: 'Failed to get current role menu permissions',
  pending: (id: string, count: number) =>
    ({
      orders: `${count} unpaid ${count === 1 ? 'order' : 'orders'}, failed payments included`,
      backlog: `${count} ${count === 1 ? 'to-do' : 'to-dos'}`,
      messages: `${count} unread ${count === 1 ? 'message' : 'messages'}`,
      applications: `${count} pending ${count === 1 ? 'application' : 'applications'}`,
    })[waitingAt(id)],
  notYourCompany: 'You’re not a member of the company this link belongs to, so here is your home page',
  menuEmpty: 'No menu permission for current role obtained',
  personFailed: 'Your account could not be loaded',
  switchCompany: 'Switch company',
  switchFailed: (reason: string) => `Could not switch company: ${reason}`,
  companyLost: (company: string) =>
    `You’re no longer a member of ${company}, so you’re back in your personal space.`,
  roleChanged: (role: string) => `Your role is now ${role}. The menu has been updated.`,
  superAdministrator: 'Super administrator',
  administrator: 'Administrator',
  member: 'Member',
  uncertified: 'Not certified',
  pendingReview: 'Pending review',
  rejected: 'Certification not passed',
  personalSpace: 'Personal space',
  userMenu: 'Account menu',
  personalCentre: 'Personal centre',
  manual: 'Administrator manual',
  signOut: 'Sign out',
  language: 'Language',
  appearance: 'Theme',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
  about: 'About us',
  contact: 'Contact us',
  userAgreement: 'User agreement',
  privacyPolicy: 'Privacy policy',
  copyright: '© 2026 Atrium Building Software',
  filing: '沪ICP备00000000号',
  footer: 'Footer',
  help: 'Help and feedback',
}

export const tabEnglish: English<typeof tabChinese> = {
  shortcuts: 'Shortcuts',
  home: 'Home',
  members: 'Members',
  products: 'Products',
  orders: 'Orders',
  settings: 'Account',
  toDos: 'To-dos',
  messages: 'Messages',
  profile: 'Me',
}
