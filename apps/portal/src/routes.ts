import { pagePaths } from '@atrium/contracts/paths'
import { type LazyPage, lazyPage } from './lazyPage'

export interface Route extends LazyPage {
  /**
   * `bare`: by itself, for anybody. `shell`: inside the workspace. `company`: there too, and only in a company.
   * `either`: inside the workspace, and by itself for whoever isn't signed in.
   */
  readonly frame: 'bare' | 'shell' | 'company' | 'either'
  /** Menu url that stands for the page, where that isn't its own path. */
  readonly menuUrl?: string | undefined
  /** It belongs to the person, whichever company they are in: its title says so. */
  readonly isPersonal?: true
  /** Of its column, for whoever isn't signed in. Default: as lines stay easy to read. */
  readonly width?: 'whole'
}

const inFrame =
  (frame: Route['frame']) =>
  (load: Parameters<typeof lazyPage>[0], menuUrl?: string): Route => ({ frame, menuUrl, ...lazyPage(load) })

const bare = inFrame('bare')
const shell = inFrame('shell')
const company = inFrame('company')
const either = inFrame('either')
const personal = (route: Route): Route => ({ ...route, isPersonal: true })

const permissionGroups = company(() => import('./pages/PermissionGroupsPage'), pagePaths.permissionGroupsMenu)
const session = bare(() => import('./pages/SessionPage'))
const password = shell(() => import('./pages/PasswordPage'))
const accountPage = () => import('./pages/AccountPage')
const profilePage = () => import('./pages/ProfilePage')
const profile = personal(shell(profilePage, pagePaths.profile))
const messages = shell(() => import('./pages/MessagesPage'))
const message = shell(() => import('./pages/MessagePage'))
const backlog = personal(shell(() => import('./pages/BacklogPage')))
const licenceRequestsPage = () => import('./pages/LicenceRequestsPage')
const ordersPage = () => import('./pages/OrdersPage')
const payOrderPage = () => import('./pages/PayOrderPage')
const orders = company(ordersPage)
const ownOrders = personal(shell(ordersPage, pagePaths.ownOrders))
const billingPage = () => import('./pages/BillingPage')
const cataloguePage = () => import('./pages/CataloguePage')
const offer: Route = { ...either(cataloguePage, pagePaths.trialCenter), width: 'whole' }
const meeting: Route = { ...either(cataloguePage, pagePaths.meetings), width: 'whole' }
const previewPage = () => import('./pages/PreviewPage')
const diskPage = () => import('./pages/DiskPage')
const applying = personal(shell(cataloguePage, pagePaths.trialCenter))
const trial = personal(shell(cataloguePage, pagePaths.ownTrials))
const purchase = personal(shell(cataloguePage, pagePaths.shop))
const apps: Route = { ...either(cataloguePage, pagePaths.cloudApps), width: 'whole' }
const goods: Route = { ...either(cataloguePage, pagePaths.shop), width: 'whole' }

export const routes: Readonly<Record<string, Route>> = {
  [pagePaths.login]: session,
  [pagePaths.signIn]: session,
  [pagePaths.phoneSignIn]: session,
  [pagePaths.secondStep]: session,
  [pagePaths.register]: session,
  [pagePaths.recoverPassword]: session,
  [pagePaths.socialCallback]: session,
  [pagePaths.socialBinding]: session,
  [pagePaths.signOut]: session,
  [pagePaths.agreement]: bare(() => import('./pages/AgreementPage')),
  [pagePaths.sharedFiles]: bare(() => import('./pages/SharedFilesPage')),
  [pagePaths.joinCompany]: bare(() => import('./pages/JoinCompanyPage')),

  [pagePaths.trialCenter]: offer,
  [pagePaths.trialProduct]: offer,
  [pagePaths.shop]: goods,
  [pagePaths.shopProduct]: goods,
  [pagePaths.selectGoods]: purchase,
  [pagePaths.confirmOrder]: purchase,
  [pagePaths.trialPerson]: applying,
  [pagePaths.trialResult]: applying,
  [pagePaths.ownTrials]: trial,
  [pagePaths.ownProducts]: personal(shell(cataloguePage)),
  [pagePaths.cloudApps]: apps,
  [pagePaths.earlierApps]: personal(shell(cataloguePage, pagePaths.cloudApps)),
  [pagePaths.launchApp]: bare(() => import('./pages/CloudApplicationPage')),
  [pagePaths.meetings]: meeting,
  [pagePaths.meetingNotice]: meeting,
  [pagePaths.meetingResult]: personal(shell(cataloguePage, pagePaths.meetings)),

  '/': shell(() => import('./pages/StartPage')),
  [pagePaths.personalHome]: personal(shell(() => import('./pages/PersonalHomePage'))),
  [pagePaths.profile]: profile,
  [pagePaths.profileForm]: profile,
  [pagePaths.personalPassword]: personal(password),
  [pagePaths.toCompany]: personal(shell(() => import('./pages/ToCompanyPage'))),
  [pagePaths.ownMessages]: personal(messages),
  [pagePaths.ownMessage]: personal({ ...message, menuUrl: pagePaths.ownMessages }),
  [pagePaths.backlog]: backlog,
  [pagePaths.backlogItem]: { ...backlog, menuUrl: pagePaths.backlog },
  [pagePaths.ownBilling]: personal(shell(billingPage)),
  [pagePaths.ownDisk]: personal(shell(diskPage)),
  [pagePaths.ownPreview]: personal(shell(previewPage, pagePaths.ownDisk)),
  [pagePaths.ownOrders]: ownOrders,
  [pagePaths.ownOrder]: ownOrders,
  [pagePaths.payOwnOrder]: personal(shell(payOrderPage, pagePaths.ownOrders)),
  [pagePaths.security]: personal(shell(() => import('./pages/SecurityPage'))),
  [pagePaths.administratorManual]: shell(() => import('./pages/ManualPage')),

  [pagePaths.companyMessages]: messages,
  [pagePaths.companyMessage]: message,

  [pagePaths.companyHome]: company(() => import('./pages/CompanyHomePage')),
  [pagePaths.companyInformation]: company(() => import('./pages/CompanyInformationPage')),
  [pagePaths.certification]: company(
    () => import('./pages/CompanyInformationDetailPage'),
    pagePaths.companyInformation,
  ),
  [pagePaths.certificationSubmitted]: company(
    () => import('./pages/CertificationSubmittedPage'),
    pagePaths.companyInformation,
  ),
  [pagePaths.companyProducts]: company(() => import('./pages/CompanyProductsPage')),
  [pagePaths.memberManagement]: company(() => import('./pages/DepartmentsPage')),
  [pagePaths.memberApplications]: company(
    () => import('./pages/MemberApplicationsPage'),
    pagePaths.memberManagement,
  ),
  [pagePaths.memberApplication]: company(
    () => import('./pages/ApplicationDetailPage'),
    pagePaths.memberManagement,
  ),
  [pagePaths.inviteMembers]: company(() => import('./pages/InviteMembersPage'), pagePaths.memberManagement),
  [pagePaths.invitationRecords]: company(() => import('./pages/InvitationRecordsPage')),
  [pagePaths.allocation]: company(() => import('./pages/AllocationPage')),
  [pagePaths.permissionGroups]: permissionGroups,
  [pagePaths.permissionGroupsMenu]: permissionGroups,
  [pagePaths.permissionGroupForm]: company(
    () => import('./pages/PermissionGroupFormPage'),
    pagePaths.permissionGroupsMenu,
  ),
  [pagePaths.administrators]: company(() => import('./pages/AdministratorsPage')),
  [pagePaths.ownLicences]: company(licenceRequestsPage),
  [pagePaths.licenceRequests]: company(licenceRequestsPage, pagePaths.licencesByProduct),
  [pagePaths.licencesByMember]: company(() => import('./pages/ByMemberPage')),
  [pagePaths.memberLicences]: company(() => import('./pages/ManageMemberPage'), pagePaths.licencesByMember),
  [pagePaths.licencesByProduct]: company(() => import('./pages/ByProductPage')),
  [pagePaths.productLicences]: company(
    () => import('./pages/ManageProductPage'),
    pagePaths.licencesByProduct,
  ),
  [pagePaths.companyOrders]: orders,
  [pagePaths.companyBilling]: company(billingPage),
  [pagePaths.companyOrder]: { ...orders, menuUrl: pagePaths.companyOrders },
  [pagePaths.payCompanyOrder]: shell(payOrderPage, pagePaths.companyOrders),
  [pagePaths.paymentResult]: shell(payOrderPage, pagePaths.companyOrders),
  [pagePaths.companyDisk]: company(diskPage),
  [pagePaths.sharedDisk]: company(diskPage),
  [pagePaths.companyPreview]: company(previewPage, pagePaths.companyDisk),
  [pagePaths.sharedPreview]: company(previewPage, pagePaths.sharedDisk),
  [pagePaths.companyHistory]: company(() => import('./pages/HistoryPage')),
  [pagePaths.companyPassword]: password,
  [pagePaths.companySettings]: shell(accountPage),
  [pagePaths.profileInCompany]: shell(profilePage),
  [pagePaths.phoneBinding]: shell(accountPage),
  [pagePaths.phoneRebinding]: shell(accountPage, pagePaths.phoneBinding),
  [pagePaths.phoneBindingTip]: personal(shell(accountPage, pagePaths.security)),
  [pagePaths.dissolutionNotice]: either(accountPage, pagePaths.companySettings),
  [pagePaths.dissolutionRequest]: company(accountPage, pagePaths.companySettings),
  [pagePaths.deregistrationNotice]: personal(either(accountPage, pagePaths.security)),
  [pagePaths.deregistrationRequest]: personal(shell(accountPage, pagePaths.security)),
}

const notFound = either(() => import('./pages/NotFoundPage'))

/** How the menu names a page, where that isn't the page's own address. */
export const redirects: Readonly<Record<string, string>> = {
  [pagePaths.companyMessagesMenu]: pagePaths.companyMessages,
}

/** Their table is fetched by whoever comes by something that begins as one of them: it makes every page longer. */
const moved = bare(() => import('./pages/MovedPage'))
const mayHaveMoved = (path: string) => /^\/(NVH5|H5w|See|user|\w+Main|Home|sale)/.test(path)

export const findRoute = (path: string): Route => routes[path] ?? (mayHaveMoved(path) ? moved : notFound)

export const preload = (path: string): void => void findRoute(path).preload()
