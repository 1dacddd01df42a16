/** A page that a search finds though the menu in sight may not name it. */
interface PageBesideMenu {
  readonly id: string
  /** As items of the menu are called; other languages know it by its id. */
  readonly name: string
  readonly url: string
  /** The url of the entry whose people may open it; absent: everybody signed in, from wherever they are. */
  readonly entry?: string
  /** The url by which a company's menu leads to the same. */
  readonly twin?: string
}

/** Pages below entries of a menu, each told to those whose menu has the entry. */
const pagesBelowMenu: readonly PageBesideMenu[] = [
  { id: 'invite', name: '邀请成员', url: '/inviteUser', entry: '/seeInviteHis' },
  { id: 'applications', name: '成员申请', url: '/seeMemberApply', entry: '/seeInviteHis' },
  { id: 'licence-requests', name: '授权申请', url: '/licenceRequests', entry: '/EmPowerAsPro' },
  { id: 'add-group', name: '新增权限组', url: '/addorEditAdminGroup', entry: '/superadmin-power' },
  { id: 'certification', name: '认证详情', url: '/companyInfoDetail', entry: '/companyInfo' },
  { id: 'manual', name: '管理员手册', url: '/administratorManual', entry: '/comMbManage' },
  { id: 'dissolve', name: '注销企业', url: '/companyLogoffTipage', entry: '/superadmin-manage' },
]

/** A person's own, which a company's menu leaves out. */
export const personalPages: readonly PageBesideMenu[] = [
  { id: 'personal-home', name: '个人中心', url: '/personalMainPage' },
  { id: 'personal-security', name: '安全中心', url: '/securityCenter' },
  { id: 'personal-products', name: '我的产品', url: '/perallproductAndSer' },
  { id: 'personal-apps', name: '云应用', url: '/CloudProductDetails' },
  { id: 'earlier-apps', name: '早期云应用', url: '/OldPKPMCloudApp' },
  { id: 'personal-trials', name: '我的试用', url: '/TryOutRequest' },
  { id: 'personal-trial-centre', name: '试用中心', url: '/TrialCenter' },
  { id: 'personal-shop', name: '在线选购', url: '/saleGoodsList' },
  { id: 'personal-meetings', name: '会议活动', url: '/meetingProIntroduce' },
  { id: 'personal-disk', name: '云盘', url: '/cloudDisk' },
  { id: 'personal-backlog', name: '我的待办', url: '/myBacklog' },
  { id: 'personal-messages', name: '我的消息', url: '/myMessage', twin: '/superadmin-message' },
  { id: 'personal-orders', name: '我的订单', url: '/personalOrderList' },
  { id: 'personal-billing', name: '发票与地址', url: '/billAndAddressManage' },
  { id: 'personal-profile', name: '个人信息', url: '/PersonInfoDetail', twin: '/CompanypersonInfo' },
  { id: 'personal-company', name: '创建或加入企业', url: '/personalToComAuth' },
  { id: 'personal-password', name: '重置密码', url: '/ResetPassword', twin: '/CompanySetPassword' },
  { id: 'leave', name: '注销账号', url: '/personalogoffTippage' },
  { id: 'user-agreement', name: '用户协议', url: '/UserAgreenment?showValue=1' },
  { id: 'privacy-policy', name: '隐私政策', url: '/UserAgreenment?showValue=2' },
]

/**
 * Pages that the owner of a menu may open besides, by the urls that the menu leads to. None is told twice, and none
 * without a menu.
 */
export function pagesBeside(urls: ReadonlySet<string>): readonly PageBesideMenu[] {
  if (urls.size === 0) return []
  const below = pagesBelowMenu.filter(({ entry }) => entry !== undefined && urls.has(entry))
  return [...below, ...personalPages].filter(({ url, twin }) => !urls.has(url) && !(twin && urls.has(twin)))
}
