/** Every page of the portal: its name in our code, and its address as the specification spells it. */
export const pagePaths = {
  start: '/',

  signIn: '/WebLogin',
  /** The same screen under its short name. */
  login: '/login',
  phoneSignIn: '/H5Login',
  secondStep: '/NVH5LoginAuthentication',
  register: '/register',
  recoverPassword: '/forgotPassword',
  socialCallback: '/callback',
  socialBinding: '/callback/binding',
  /** Where the service leads people back from their company's identity provider. */
  companyCallback: '/companyCallback',
  signOut: '/logout',
  agreement: '/UserAgreenment',
  /** Where applications send people to sign in, by the OpenID Connect provider. */
  applicationSignIn: '/applicationSignIn',
  applicationSignOut: '/applicationSignOut',
  /** Where people confirm the code that a device shows. */
  deviceSignIn: '/deviceSignIn',

  trialCenter: '/TrialCenter',
  trialProduct: '/TrialCenterProDerail',
  trialPerson: '/AddPersonInfo',
  trialResult: '/TrialApplyResult',
  shop: '/saleGoodsList',
  shopProduct: '/SaleGoodsDetail',
  selectGoods: '/selectGoods',
  confirmOrder: '/ConfirmGoodsAndBillInfo',
  cloudApps: '/CloudProductDetails',
  earlierApps: '/OldPKPMCloudApp',
  launchApp: '/cloud-application',
  meetings: '/meetingProIntroduce',
  meetingNotice: '/applyNotice',
  meetingResult: '/meetingApplyResult',

  personalHome: '/personalMainPage',
  profile: '/PersonInfoDetail',
  profileForm: '/PersonInfo',
  personalPassword: '/ResetPassword',
  toCompany: '/personalToComAuth',
  joinCompany: '/joinCompany',
  security: '/securityCenter',
  ownProducts: '/perallproductAndSer',
  ownTrials: '/TryOutRequest',
  ownMessages: '/myMessage',
  ownMessage: '/messageDetail',
  backlog: '/myBacklog',
  backlogItem: '/backlogDetail',
  ownOrders: '/personalOrderList',
  ownOrder: '/perOrderDetail',
  payOwnOrder: '/perOrderPay',
  ownBilling: '/billAndAddressManage',
  ownDisk: '/cloudDisk',
  ownPreview: '/filePreview',
  sharedFiles: '/shareFilePreview',
  phoneBindingTip: '/NVH5Accountbindtip',
  deregistrationNotice: '/personalogoffTippage',
  deregistrationRequest: '/logoffAgreement',

  companyHome: '/CompanyMainPage',
  companyInformation: '/companyInfo',
  certification: '/companyInfoDetail',
  certificationSubmitted: '/companyRouteCallback',
  companyProducts: '/allProucctsAndSer',
  memberManagement: '/comMbManage',
  memberApplications: '/seeMemberApply',
  memberApplication: '/applyDetail',
  inviteMembers: '/inviteUser',
  invitationRecords: '/seeInviteHis',
  allocation: '/depEmpowerAllocation',
  permissionGroups: '/adminpermissionManage',
  /** The same screen under the address that the menu uses. */
  permissionGroupsMenu: '/superadmin-power',
  permissionGroupForm: '/addorEditAdminGroup',
  administrators: '/superadmin-manage',
  ownLicences: '/comallProucctsAndSer',
  licenceRequests: '/licenceRequests',
  licencesByMember: '/EmPowerAsMember',
  memberLicences: '/manageAsMember',
  licencesByProduct: '/EmPowerAsPro',
  productLicences: '/manageAsPro',
  bulkLicences: '/bulkLicences',
  bulkChange: '/bulkLicenceChange',
  licenceRules: '/licenceRules',
  licenceRule: '/licenceRule',
  licenceRuleForm: '/licenceRuleForm',
  licenceWaiting: '/licenceWaitingList',
  idleLicences: '/idleLicences',
  reclaims: '/licenceReclaims',
  reclaimExemptions: '/reclaimExemptions',
  reclaimPolicies: '/reclaimPolicies',
  renewals: '/licenceRenewals',
  seatCut: '/licenceSeatCut',
  licenceCosts: '/licenceCosts',
  licenceBorrowed: '/licenceBorrowed',
  companyOrders: '/companyOrder',
  companyOrder: '/comOrderDetail',
  payCompanyOrder: '/SalePayPage',
  /** The cashier sends the buyer back here. */
  paymentResult: '/SalePayResult',
  companyBilling: '/companyBillAndAddress',
  /** The company's disk in the menu of its administrators. */
  companyDisk: '/company-cloudDisk',
  /** The company's disk in the menu of its members. */
  sharedDisk: '/co-cloudDisk',
  companyPreview: '/company-filePreview',
  sharedPreview: '/co-filePreview',
  companyMessages: '/companyMessage',
  companyMessage: '/companyMessageDetail',
  /** The menu's entry for `companyMessages`. */
  companyMessagesMenu: '/superadmin-message',
  companyHistory: '/companyHistory',
  companyPassword: '/CompanySetPassword',
  companySettings: '/companySetting',
  directoryPeople: '/directoryPeople',
  directoryReadings: '/directoryReadings',
  directoryDifference: '/directoryDifference',
  profileInCompany: '/CompanypersonInfo',
  phoneBinding: '/CompanyPhoneBind',
  phoneRebinding: '/mobilePhoneRebind',
  dissolutionNotice: '/companyLogoffTipage',
  dissolutionRequest: '/companyLogoffAgreement',
  administratorManual: '/administratorManual',
} as const

export type PageName = keyof typeof pagePaths

type Value = string | number | undefined
/** The parts of an address that a list uses: filters, sorting and page. The list's own view names them. */
type ListQuery = Readonly<Record<string, Value>>

/** The query that a page reads. A page that isn't here reads none. */
interface PageQueries {
  signIn: { way?: string; fromroute?: string }
  agreement: { showValue?: number; version?: string | undefined }
  joinCompany: Readonly<Record<string, string>>

  trialProduct: { id: string }
  trialPerson: { id: string }
  trialResult: { id: string }
  shop: { for?: string | undefined }
  shopProduct: { id: string; for?: string | undefined }
  selectGoods: ListQuery
  confirmOrder: ListQuery
  launchApp: { source: string; id: string; company?: string | undefined }
  meetings: { meetingId?: string }
  meetingNotice: { meetingId: string }
  meetingResult: { meetingId: string }

  security: { signIn?: string }
  backlog: ListQuery
  backlogItem: ListQuery
  ownMessages: ListQuery
  ownMessage: ListQuery
  ownOrders: ListQuery
  ownOrder: { orderNo: string }
  payOwnOrder: { orderNo: string }
  ownDisk: { folder?: string; view?: 'bin' | 'shares' }
  ownPreview: { id: string }
  sharedFiles: { share?: string | undefined; folder?: string | undefined; file?: string }
  deregistrationNotice: { submitted?: string; proof?: string }

  companyProducts: ListQuery
  memberManagement: ListQuery
  memberApplications: ListQuery
  memberApplication: { applyId: string }
  inviteMembers: { way?: 'batch' | undefined }
  invitationRecords: ListQuery
  allocation: { mainId?: string; department?: string }
  permissionGroupForm: { groupId?: string | undefined }
  ownLicences: { install?: string }
  licenceRequests: ListQuery
  licencesByMember: ListQuery
  memberLicences: ListQuery
  licencesByProduct: ListQuery
  productLicences: ListQuery
  bulkLicences: ListQuery
  bulkChange: ListQuery
  licenceRules: ListQuery
  licenceRule: ListQuery
  licenceRuleForm: { ruleId?: string | undefined }
  licenceWaiting: ListQuery
  idleLicences: ListQuery
  reclaims: ListQuery
  reclaimExemptions: ListQuery
  reclaimPolicies: ListQuery
  renewals: ListQuery
  seatCut: ListQuery
  licenceCosts: ListQuery
  licenceBorrowed: ListQuery & { readonly product?: string }
  companyOrders: ListQuery
  companyOrder: { orderNo: string }
  payCompanyOrder: { orderNo: string }
  companyMessages: ListQuery
  companyMessage: ListQuery
  companyHistory: ListQuery
  directoryPeople: { directory: string; status?: string }
  directoryReadings: ListQuery
  directoryDifference: ListQuery
}

type QueryOf<Name extends PageName> = Name extends keyof PageQueries
  ? PageQueries[Name]
  : Record<never, never>

/**
 * The address of each page with its query: `paths.ownOrder({ orderNo })`. Parts without a value are left out.
 * `pagePaths` has the same pages without a query, as routes and menus name them.
 */
export const paths = Object.fromEntries(
  Object.entries(pagePaths).map(([name, path]) => [name, (query = {}) => withQuery(path, query)]),
) as { readonly [Name in PageName]: (query?: QueryOf<Name>) => string }

/** Adds the parts of the query that have a value to `path`, which may have a query already. */
export function withQuery(path: string, query: Readonly<Record<string, Value>>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return search ? `${path}${path.includes('?') ? '&' : '?'}${search}` : path
}
