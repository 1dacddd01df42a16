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

const permissionGroups = company(() => import('./pages/PermissionGroupsPage'), '/superadmin-power')
const session = bare(() => import('./pages/SessionPage'))
const password = shell(() => import('./pages/PasswordPage'))
const accountPage = () => import('./pages/AccountPage')
const profilePage = () => import('./pages/ProfilePage')
const profile = personal(shell(profilePage, '/PersonInfoDetail'))
const messages = shell(() => import('./pages/MessagesPage'))
const message = shell(() => import('./pages/MessagePage'))
const backlog = personal(shell(() => import('./pages/BacklogPage')))
const licenceRequestsPage = () => import('./pages/LicenceRequestsPage')
const ordersPage = () => import('./pages/OrdersPage')
const payOrderPage = () => import('./pages/PayOrderPage')
const orders = company(ordersPage)
const ownOrders = personal(shell(ordersPage, '/personalOrderList'))
const billingPage = () => import('./pages/BillingPage')
const cataloguePage = () => import('./pages/CataloguePage')
const offer: Route = { ...either(cataloguePage, '/TrialCenter'), width: 'whole' }
const meeting: Route = { ...either(cataloguePage, '/meetingProIntroduce'), width: 'whole' }
const previewPage = () => import('./pages/PreviewPage')
const diskPage = () => import('./pages/DiskPage')
const applying = personal(shell(cataloguePage, '/TrialCenter'))
const trial = personal(shell(cataloguePage, '/TryOutRequest'))
const purchase = personal(shell(cataloguePage, '/saleGoodsList'))
const apps: Route = { ...either(cataloguePage, '/CloudProductDetails'), width: 'whole' }
const goods: Route = { ...either(cataloguePage, '/saleGoodsList'), width: 'whole' }

export const routes: Readonly<Record<string, Route>> = {
  '/login': session,
  '/WebLogin': session,
  '/H5Login': session,
  '/NVH5LoginAuthentication': session,
  '/register': session,
  '/forgotPassword': session,
  '/callback': session,
  '/callback/binding': session,
  '/logout': session,
  '/UserAgreenment': bare(() => import('./pages/AgreementPage')),
  '/shareFilePreview': bare(() => import('./pages/SharedFilesPage')),
  '/joinCompany': bare(() => import('./pages/JoinCompanyPage')),

  '/TrialCenter': offer,
  '/TrialCenterProDerail': offer,
  '/saleGoodsList': goods,
  '/SaleGoodsDetail': goods,
  '/selectGoods': purchase,
  '/ConfirmGoodsAndBillInfo': purchase,
  '/AddPersonInfo': applying,
  '/TrialApplyResult': applying,
  '/TryOutRequest': trial,
  '/perallproductAndSer': personal(shell(cataloguePage)),
  '/CloudProductDetails': apps,
  '/OldPKPMCloudApp': personal(shell(cataloguePage, '/CloudProductDetails')),
  '/cloud-application': bare(() => import('./pages/CloudApplicationPage')),
  '/meetingProIntroduce': meeting,
  '/applyNotice': meeting,
  '/meetingApplyResult': personal(shell(cataloguePage, '/meetingProIntroduce')),

  '/': shell(() => import('./pages/StartPage')),
  '/personalMainPage': personal(shell(() => import('./pages/PersonalHomePage'))),
  '/PersonInfoDetail': profile,
  '/PersonInfo': profile,
  '/ResetPassword': personal(password),
  '/personalToComAuth': personal(shell(() => import('./pages/ToCompanyPage'))),
  '/myMessage': personal(messages),
  '/messageDetail': personal({ ...message, menuUrl: '/myMessage' }),
  '/myBacklog': backlog,
  '/backlogDetail': { ...backlog, menuUrl: '/myBacklog' },
  '/billAndAddressManage': personal(shell(billingPage)),
  '/cloudDisk': personal(shell(diskPage)),
  '/filePreview': personal(shell(previewPage, '/cloudDisk')),
  '/personalOrderList': ownOrders,
  '/perOrderDetail': ownOrders,
  '/perOrderPay': personal(shell(payOrderPage, '/personalOrderList')),
  '/securityCenter': personal(shell(() => import('./pages/SecurityPage'))),
  '/administratorManual': shell(() => import('./pages/ManualPage')),

  '/companyMessage': messages,
  '/companyMessageDetail': message,

  '/CompanyMainPage': company(() => import('./pages/CompanyHomePage')),
  '/companyInfo': company(() => import('./pages/CompanyInformationPage')),
  '/companyInfoDetail': company(() => import('./pages/CompanyInformationDetailPage'), '/companyInfo'),
  '/companyRouteCallback': company(() => import('./pages/CertificationSubmittedPage'), '/companyInfo'),
  '/allProucctsAndSer': company(() => import('./pages/CompanyProductsPage')),
  '/comMbManage': company(() => import('./pages/DepartmentsPage')),
  '/seeMemberApply': company(() => import('./pages/MemberApplicationsPage'), '/comMbManage'),
  '/applyDetail': company(() => import('./pages/ApplicationDetailPage'), '/comMbManage'),
  '/inviteUser': company(() => import('./pages/InviteMembersPage'), '/comMbManage'),
  '/seeInviteHis': company(() => import('./pages/InvitationRecordsPage')),
  '/depEmpowerAllocation': company(() => import('./pages/AllocationPage')),
  '/adminpermissionManage': permissionGroups,
  '/superadmin-power': permissionGroups,
  '/addorEditAdminGroup': company(() => import('./pages/PermissionGroupFormPage'), '/superadmin-power'),
  '/superadmin-manage': company(() => import('./pages/AdministratorsPage')),
  '/comallProucctsAndSer': company(licenceRequestsPage),
  '/licenceRequests': company(licenceRequestsPage, '/EmPowerAsPro'),
  '/EmPowerAsMember': company(() => import('./pages/ByMemberPage')),
  '/manageAsMember': company(() => import('./pages/ManageMemberPage'), '/EmPowerAsMember'),
  '/EmPowerAsPro': company(() => import('./pages/ByProductPage')),
  '/manageAsPro': company(() => import('./pages/ManageProductPage'), '/EmPowerAsPro'),
  '/companyOrder': orders,
  '/companyBillAndAddress': company(billingPage),
  '/comOrderDetail': { ...orders, menuUrl: '/companyOrder' },
  '/SalePayPage': shell(payOrderPage, '/companyOrder'),
  '/SalePayResult': shell(payOrderPage, '/companyOrder'),
  '/company-cloudDisk': company(diskPage),
  '/co-cloudDisk': company(diskPage),
  '/company-filePreview': company(previewPage, '/company-cloudDisk'),
  '/co-filePreview': company(previewPage, '/co-cloudDisk'),
  '/companyHistory': company(() => import('./pages/HistoryPage')),
  '/CompanySetPassword': password,
  '/companySetting': shell(accountPage),
  '/CompanypersonInfo': shell(profilePage),
  '/CompanyPhoneBind': shell(accountPage),
  '/mobilePhoneRebind': shell(accountPage, '/CompanyPhoneBind'),
  '/NVH5Accountbindtip': personal(shell(accountPage, '/securityCenter')),
  '/companyLogoffTipage': either(accountPage, '/companySetting'),
  '/companyLogoffAgreement': company(accountPage, '/companySetting'),
  '/personalogoffTippage': personal(either(accountPage, '/securityCenter')),
  '/logoffAgreement': personal(shell(accountPage, '/securityCenter')),
}

const notFound = either(() => import('./pages/NotFoundPage'))

/** How the menu names a page, where that isn't the page's own address. */
export const redirects: Readonly<Record<string, string>> = { '/superadmin-message': '/companyMessage' }

/** Their table is fetched by whoever comes by something that begins as one of them: it makes every page longer. */
const moved = bare(() => import('./pages/MovedPage'))
const mayHaveMoved = (path: string) => /^\/(NVH5|H5w|See|user|\w+Main|Home|sale)/.test(path)

export const findRoute = (path: string): Route => routes[path] ?? (mayHaveMoved(path) ? moved : notFound)

export const preload = (path: string): void => void findRoute(path).preload()
