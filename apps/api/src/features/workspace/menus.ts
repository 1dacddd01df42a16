import { pagePaths } from '@atrium/contracts/paths'
import type { Permission } from '@atrium/contracts/wire/permissions'
import type { Role } from '../../platform/http/CompanyScope'

export interface MenuItem {
  readonly menuId: string
  readonly parentId: string | null
  readonly sortNum: number
  readonly name: string
  readonly url: string
  /** Name of a Lucide icon. */
  readonly menuIcon?: string
}

interface Entry {
  readonly id: string
  readonly name: string
  readonly url?: string
  readonly icon?: string
  /** Permission that a sub-administrator needs to see it; ordinary members never do. Absent: visible to all members. */
  readonly permission?: Permission
  /** Hidden from people with this permission, who have it elsewhere. */
  readonly unless?: Permission
  readonly below?: readonly Entry[]
}

const company: readonly Entry[] = [
  { id: 'company-home', name: '企业首页', url: pagePaths.companyHome, icon: 'house' },
  { id: 'products', name: '全部产品与服务', url: pagePaths.companyProducts, icon: 'package' },
  { id: 'own-licences', name: '我的授权', url: pagePaths.ownLicences, icon: 'badge-check' },
  { id: 'shared-disk', name: '企业云盘', url: pagePaths.sharedDisk, icon: 'hard-drive', unless: 'disk' },
  {
    id: 'authorisation',
    name: '授权管理',
    icon: 'key-round',
    below: [
      { id: 'by-member', name: '按成员授权', url: pagePaths.licencesByMember, permission: 'authorisation' },
      { id: 'by-product', name: '按产品授权', url: pagePaths.licencesByProduct, permission: 'authorisation' },
      { id: 'bulk-licences', name: '批量授权', url: pagePaths.bulkLicences, permission: 'authorisation' },
      { id: 'licence-rules', name: '自动授权规则', url: pagePaths.licenceRules, permission: 'authorisation' },
      { id: 'reclaims', name: '闲置回收', url: pagePaths.idleLicences, permission: 'authorisation' },
      { id: 'borrowed', name: '借用授权', url: pagePaths.licenceBorrowed, permission: 'authorisation' },
      { id: 'allocation', name: '部门授权分配', url: pagePaths.allocation, permission: 'allocation' },
    ],
  },
  {
    id: 'enterprise',
    name: '企业管理',
    icon: 'building-2',
    below: [
      {
        id: 'company-information',
        name: '企业信息',
        url: pagePaths.companyInformation,
        permission: 'company',
      },
      {
        id: 'departments',
        name: '部门与成员管理',
        url: pagePaths.memberManagement,
        permission: 'departments',
      },
      { id: 'invitations', name: '邀请记录', url: pagePaths.invitationRecords, permission: 'invitations' },
      {
        id: 'permission-groups',
        name: '权限组管理',
        url: pagePaths.permissionGroupsMenu,
        permission: 'administrators',
      },
      { id: 'administrators', name: '管理员', url: pagePaths.administrators, permission: 'administrators' },
      { id: 'history', name: '操作记录', url: pagePaths.companyHistory, permission: 'history' },
      { id: 'company-disk', name: '企业云盘', url: pagePaths.companyDisk, permission: 'disk' },
    ],
  },
  {
    id: 'billing',
    name: '费用中心',
    icon: 'receipt-text',
    below: [
      { id: 'company-shop', name: '在线选购', url: pagePaths.shop, permission: 'orders' },
      { id: 'licence-renewals', name: '到期与续费', url: pagePaths.renewals, permission: 'orders' },
      { id: 'licence-costs', name: '费用分摊', url: pagePaths.licenceCosts, permission: 'orders' },
      { id: 'orders', name: '我的订单', url: pagePaths.companyOrders, permission: 'orders' },
      { id: 'company-billing', name: '发票与地址', url: pagePaths.companyBilling, permission: 'orders' },
    ],
  },
  {
    id: 'account',
    name: '账户资料',
    icon: 'user-round-cog',
    below: [
      { id: 'account-settings', name: '账户设置', url: pagePaths.companySettings },
      { id: 'person-profile', name: '个人资料', url: pagePaths.profileInCompany },
      { id: 'phone-binding', name: '账号绑定', url: pagePaths.phoneBinding },
      { id: 'password', name: '重置密码', url: pagePaths.companyPassword },
    ],
  },
  { id: 'messages', name: '消息中心', url: pagePaths.companyMessagesMenu, icon: 'bell' },
]

const personal: readonly Entry[] = [
  { id: 'personal-home', name: '个人中心', url: pagePaths.personalHome, icon: 'house' },
  { id: 'personal-products', name: '我的产品', url: pagePaths.ownProducts, icon: 'package' },
  { id: 'personal-apps', name: '云应用', url: pagePaths.cloudApps, icon: 'layout-grid' },
  { id: 'personal-trials', name: '我的试用', url: pagePaths.ownTrials, icon: 'key-round' },
  { id: 'personal-trial-centre', name: '试用中心', url: pagePaths.trialCenter, icon: 'flask-conical' },
  { id: 'personal-shop', name: '在线选购', url: pagePaths.shop, icon: 'shopping-cart' },
  { id: 'personal-meetings', name: '会议活动', url: pagePaths.meetings, icon: 'calendar' },
  { id: 'personal-disk', name: '云盘', url: pagePaths.ownDisk, icon: 'hard-drive' },
  {
    id: 'personal-affairs',
    name: '事务',
    below: [
      { id: 'personal-backlog', name: '我的待办', url: pagePaths.backlog, icon: 'list-todo' },
      { id: 'personal-messages', name: '我的消息', url: pagePaths.ownMessages, icon: 'bell' },
      { id: 'personal-orders', name: '我的订单', url: pagePaths.ownOrders, icon: 'receipt-text' },
      { id: 'personal-billing', name: '发票与地址', url: pagePaths.ownBilling, icon: 'file-text' },
    ],
  },
  {
    id: 'personal-account',
    name: '账户资料',
    below: [
      { id: 'personal-profile', name: '个人信息', url: pagePaths.profile, icon: 'user-round' },
      { id: 'personal-company', name: '创建或加入企业', url: pagePaths.toCompany, icon: 'building-2' },
      { id: 'personal-security', name: '安全中心', url: pagePaths.security, icon: 'shield-check' },
      { id: 'personal-password', name: '重置密码', url: pagePaths.personalPassword, icon: 'lock-keyhole' },
    ],
  },
]

/** A person's menu in their company: exactly what they may use. */
export const companyMenus = (role: Role, permissions: ReadonlySet<Permission>): readonly MenuItem[] =>
  flatten(company, ({ permission, unless }) => {
    const holds = (required: Permission) => role === 'superAdministrator' || permissions.has(required)
    return (permission === undefined || holds(permission)) && !(unless && holds(unless))
  })

export const personalMenus: readonly MenuItem[] = flatten(personal, () => true)

function flatten(
  entries: readonly Entry[],
  isOpen: (entry: Entry) => boolean,
  parentId: string | null = null,
): MenuItem[] {
  return entries.flatMap((entry, position) => {
    const below = flatten(entry.below ?? [], isOpen, entry.id)
    if (!isOpen(entry) || (entry.below && below.length === 0)) return []
    const own = {
      menuId: entry.id,
      parentId,
      sortNum: position + 1,
      name: entry.name,
      url: entry.url ?? '',
      ...(entry.icon && { menuIcon: entry.icon }),
    }
    return [own, ...below]
  })
}
