import type { Role } from '../service/Call'

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
  readonly below?: readonly Entry[]
}

const home: Entry = { id: 'company-home', name: '企业首页', url: '/CompanyMainPage', icon: 'house' }
const products: Entry = { id: 'products', name: '全部产品与服务', url: '/allProucctsAndSer', icon: 'package' }
const authorisation: Entry = {
  id: 'authorisation',
  name: '授权管理',
  icon: 'key-round',
  below: [
    { id: 'by-member', name: '按成员授权', url: '/EmPowerAsMember' },
    { id: 'by-product', name: '按产品授权', url: '/EmPowerAsPro' },
  ],
}
const enterprise: Entry = {
  id: 'enterprise',
  name: '企业管理',
  icon: 'building-2',
  below: [
    { id: 'departments', name: '部门与成员管理', url: '/comMbManage' },
    { id: 'company-information', name: '企业信息', url: '/companyInfo' },
  ],
}
const account: Entry = {
  id: 'account',
  name: '账户',
  icon: 'user-round-cog',
  below: [{ id: 'password', name: '重置密码', url: '/CompanySetPassword' }],
}
const messages: Entry = { id: 'messages', name: '消息中心', url: '/superadmin-message', icon: 'bell' }

const administrator = [home, products, authorisation, enterprise, account, messages]

/** What each role finds in the menu of its company. */
export const companyMenus: Readonly<Record<Role, readonly MenuItem[]>> = {
  superAdministrator: flatten(administrator),
  administrator: flatten(administrator),
  member: flatten([home, products, account]),
}

export const personalMenus: readonly MenuItem[] = flatten([
  { id: 'personal-home', name: '个人中心', url: '/personalMainPage', icon: 'user-round' },
  { id: 'personal-password', name: '重置密码', url: '/ResetPassword', icon: 'lock-keyhole' },
])

function flatten(entries: readonly Entry[], parentId: string | null = null): MenuItem[] {
  return entries.flatMap((entry, position) => [
    {
      menuId: entry.id,
      parentId,
      sortNum: position + 1,
      name: entry.name,
      url: entry.url ?? '',
      ...(entry.icon && { menuIcon: entry.icon }),
    },
    ...flatten(entry.below ?? [], entry.id),
  ])
}
