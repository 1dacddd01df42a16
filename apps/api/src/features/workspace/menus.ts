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
  /** What a sub-administrator needs to find it; ordinary members never do. Absent: for all members. */
  readonly permission?: Permission
  /** Who holds this finds it elsewhere. */
  readonly unless?: Permission
  readonly below?: readonly Entry[]
}

const company: readonly Entry[] = [
  { id: 'company-home', name: '企业首页', url: '/CompanyMainPage', icon: 'house' },
  { id: 'products', name: '全部产品与服务', url: '/allProucctsAndSer', icon: 'package' },
  { id: 'own-licences', name: '我的授权', url: '/comallProucctsAndSer', icon: 'badge-check' },
  { id: 'shared-disk', name: '企业云盘', url: '/co-cloudDisk', icon: 'hard-drive', unless: 'disk' },
  {
    id: 'authorisation',
    name: '授权管理',
    icon: 'key-round',
    below: [
      { id: 'by-member', name: '按成员授权', url: '/EmPowerAsMember', permission: 'authorisation' },
      { id: 'by-product', name: '按产品授权', url: '/EmPowerAsPro', permission: 'authorisation' },
      { id: 'allocation', name: '部门授权分配', url: '/depEmpowerAllocation', permission: 'allocation' },
    ],
  },
  {
    id: 'enterprise',
    name: '企业管理',
    icon: 'building-2',
    below: [
      { id: 'company-information', name: '企业信息', url: '/companyInfo', permission: 'company' },
      { id: 'departments', name: '部门与成员管理', url: '/comMbManage', permission: 'departments' },
      { id: 'invitations', name: '邀请记录', url: '/seeInviteHis', permission: 'invitations' },
      { id: 'permission-groups', name: '权限组管理', url: '/superadmin-power', permission: 'administrators' },
      { id: 'administrators', name: '管理员', url: '/superadmin-manage', permission: 'administrators' },
      { id: 'history', name: '操作记录', url: '/companyHistory', permission: 'history' },
      { id: 'company-disk', name: '企业云盘', url: '/company-cloudDisk', permission: 'disk' },
    ],
  },
  {
    id: 'billing',
    name: '费用中心',
    icon: 'receipt-text',
    below: [
      { id: 'company-shop', name: '在线选购', url: '/saleGoodsList', permission: 'orders' },
      { id: 'orders', name: '我的订单', url: '/companyOrder', permission: 'orders' },
      { id: 'company-billing', name: '发票与地址', url: '/companyBillAndAddress', permission: 'orders' },
    ],
  },
  {
    id: 'account',
    name: '账户资料',
    icon: 'user-round-cog',
    below: [
      { id: 'account-settings', name: '账户设置', url: '/companySetting' },
      { id: 'person-profile', name: '个人资料', url: '/CompanypersonInfo' },
      { id: 'phone-binding', name: '账号绑定', url: '/CompanyPhoneBind' },
      { id: 'password', name: '重置密码', url: '/CompanySetPassword' },
    ],
  },
  { id: 'messages', name: '消息中心', url: '/superadmin-message', icon: 'bell' },
]

const personal: readonly Entry[] = [
  { id: 'personal-home', name: '个人中心', url: '/personalMainPage', icon: 'house' },
  { id: 'personal-products', name: '我的产品', url: '/perallproductAndSer', icon: 'package' },
  { id: 'personal-apps', name: '云应用', url: '/CloudProductDetails', icon: 'layout-grid' },
  { id: 'personal-trials', name: '我的试用', url: '/TryOutRequest', icon: 'key-round' },
  { id: 'personal-trial-centre', name: '试用中心', url: '/TrialCenter', icon: 'flask-conical' },
  { id: 'personal-shop', name: '在线选购', url: '/saleGoodsList', icon: 'shopping-cart' },
  { id: 'personal-meetings', name: '会议活动', url: '/meetingProIntroduce', icon: 'calendar' },
  { id: 'personal-disk', name: '云盘', url: '/cloudDisk', icon: 'hard-drive' },
  {
    id: 'personal-affairs',
    name: '事务',
    below: [
      { id: 'personal-backlog', name: '我的待办', url: '/myBacklog', icon: 'list-todo' },
      { id: 'personal-messages', name: '我的消息', url: '/myMessage', icon: 'bell' },
      { id: 'personal-orders', name: '我的订单', url: '/personalOrderList', icon: 'receipt-text' },
      { id: 'personal-billing', name: '发票与地址', url: '/billAndAddressManage', icon: 'file-text' },
    ],
  },
  {
    id: 'personal-account',
    name: '账户资料',
    below: [
      { id: 'personal-profile', name: '个人信息', url: '/PersonInfoDetail', icon: 'user-round' },
      { id: 'personal-company', name: '创建或加入企业', url: '/personalToComAuth', icon: 'building-2' },
      { id: 'personal-security', name: '安全中心', url: '/securityCenter', icon: 'shield-check' },
      { id: 'personal-password', name: '重置密码', url: '/ResetPassword', icon: 'lock-keyhole' },
    ],
  },
]

/** What a person finds in the menu of their company: what they may do there, and nothing else. */
export const companyMenus = (role: Role, permissions: ReadonlySet<Permission>): readonly MenuItem[] =>
  flatten(company, ({ permission, unless }) => {
    const holds = (wanted: Permission) => role === 'superAdministrator' || permissions.has(wanted)
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
