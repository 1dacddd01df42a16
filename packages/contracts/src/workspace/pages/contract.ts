import { pagePaths } from '../../paths'

/** A page that a search finds although the current menu may not name it. */
interface PageBesideMenu {
  readonly id: string
  /** In Chinese, as for menu items; other languages use the id. */
  readonly name: string
  readonly url: string
  /** The url of the menu entry whose users may open it; absent: everybody who is signed in. */
  readonly entry?: string
  /** The url of the same page in a company's menu. */
  readonly twin?: string
}

/** Pages below menu entries, for people whose menu has the entry. */
const pagesBelowMenu: readonly PageBesideMenu[] = [
  { id: 'invite', name: '邀请成员', url: pagePaths.inviteMembers, entry: pagePaths.invitationRecords },
  {
    id: 'applications',
    name: '成员申请',
    url: pagePaths.memberApplications,
    entry: pagePaths.invitationRecords,
  },
  {
    id: 'licence-requests',
    name: '授权申请',
    url: pagePaths.licenceRequests,
    entry: pagePaths.licencesByProduct,
  },
  { id: 'add-rule', name: '新增规则', url: pagePaths.licenceRuleForm, entry: pagePaths.licenceRules },
  { id: 'licence-waiting', name: '等待名单', url: pagePaths.licenceWaiting, entry: pagePaths.licenceRules },
  { id: 'reclaim-plans', name: '回收计划', url: pagePaths.reclaims, entry: pagePaths.idleLicences },
  {
    id: 'reclaim-exemptions',
    name: '不回收名单',
    url: pagePaths.reclaimExemptions,
    entry: pagePaths.idleLicences,
  },
  {
    id: 'reclaim-policies',
    name: '自动回收策略',
    url: pagePaths.reclaimPolicies,
    entry: pagePaths.idleLicences,
  },
  {
    id: 'add-group',
    name: '新增权限组',
    url: pagePaths.permissionGroupForm,
    entry: pagePaths.permissionGroupsMenu,
  },
  {
    id: 'certification',
    name: '认证详情',
    url: pagePaths.certification,
    entry: pagePaths.companyInformation,
  },
  { id: 'manual', name: '管理员手册', url: pagePaths.administratorManual, entry: pagePaths.memberManagement },
  { id: 'dissolve', name: '注销企业', url: pagePaths.dissolutionNotice, entry: pagePaths.administrators },
]

/** Personal pages, which a company's menu omits. */
export const personalPages: readonly PageBesideMenu[] = [
  { id: 'personal-home', name: '个人中心', url: pagePaths.personalHome },
  { id: 'personal-security', name: '安全中心', url: pagePaths.security },
  { id: 'personal-products', name: '我的产品', url: pagePaths.ownProducts },
  { id: 'personal-apps', name: '云应用', url: pagePaths.cloudApps },
  { id: 'earlier-apps', name: '早期云应用', url: pagePaths.earlierApps },
  { id: 'personal-trials', name: '我的试用', url: pagePaths.ownTrials },
  { id: 'personal-trial-centre', name: '试用中心', url: pagePaths.trialCenter },
  { id: 'personal-shop', name: '在线选购', url: pagePaths.shop },
  { id: 'personal-meetings', name: '会议活动', url: pagePaths.meetings },
  { id: 'personal-disk', name: '云盘', url: pagePaths.ownDisk },
  { id: 'personal-backlog', name: '我的待办', url: pagePaths.backlog },
  {
    id: 'personal-messages',
    name: '我的消息',
    url: pagePaths.ownMessages,
    twin: pagePaths.companyMessagesMenu,
  },
  { id: 'personal-orders', name: '我的订单', url: pagePaths.ownOrders },
  { id: 'personal-billing', name: '发票与地址', url: pagePaths.ownBilling },
  { id: 'personal-profile', name: '个人信息', url: pagePaths.profile, twin: pagePaths.profileInCompany },
  { id: 'personal-company', name: '创建或加入企业', url: pagePaths.toCompany },
  {
    id: 'personal-password',
    name: '重置密码',
    url: pagePaths.personalPassword,
    twin: pagePaths.companyPassword,
  },
  { id: 'leave', name: '注销账号', url: pagePaths.deregistrationNotice },
  { id: 'user-agreement', name: '用户协议', url: `${pagePaths.agreement}?showValue=1` },
  { id: 'privacy-policy', name: '隐私政策', url: `${pagePaths.agreement}?showValue=2` },
]

/**
 * Other pages that the owner of a menu may open, given the menu's urls. None is repeated, and there are none
 * without a menu.
 */
export function pagesBeside(urls: ReadonlySet<string>): readonly PageBesideMenu[] {
  if (urls.size === 0) return []
  const below = pagesBelowMenu.filter(({ entry }) => entry !== undefined && urls.has(entry))
  return [...below, ...personalPages].filter(({ url, twin }) => !urls.has(url) && !(twin && urls.has(twin)))
}
