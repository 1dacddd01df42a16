import { catalogue } from '../shared/texts/messages'
import { menuNames } from './menuNames'

/** What waits behind an entry of the menu. */
function waitingAt(id: string) {
  if (id === 'orders' || id === 'billing') return 'orders'
  if (id === 'personal-backlog') return 'backlog'
  return id === 'personal-messages' ? 'messages' : 'applications'
}

export const workspaceMessages = catalogue(
  'workspace',
  {
    product: 'Atrium账户中心',
    skipToContent: '跳到主要内容',
    openMenu: '打开菜单',
    closeMenu: '关闭菜单',
    menu: '菜单',
    mainMenu: '主菜单',
    menuLoading: '正在加载菜单',
    menuName: (_id: string, name: string) => name,
    menuFailed: '获取当前角色菜单权限失败',
    pending: (id: string, count: number) =>
      ({
        orders: `${count}个订单待支付（含支付失败）`,
        backlog: `${count}个待办待处理`,
        messages: `${count}条未读消息`,
        applications: `${count}条申请待处理`,
      })[waitingAt(id)],
    notYourCompany: '您不是链接所指企业的成员，已为您打开首页',
    menuEmpty: '未获取到当前角色的菜单权限',
    personFailed: '账户信息加载失败',
    switchCompany: '切换企业',
    switchFailed: (reason: string) => `未能切换企业：${reason}`,
    companyLost: (company: string) => `您已不是“${company}”的成员，已为您返回个人中心`,
    roleChanged: (role: string) => `您的角色已变更为${role}，菜单已更新`,
    superAdministrator: '超级管理员',
    administrator: '子管理员',
    member: '成员',
    uncertified: '未认证',
    pendingReview: '待审核',
    rejected: '未通过认证',
    personalSpace: '个人空间',
    userMenu: '账户菜单',
    personalCentre: '个人中心',
    manual: '管理员手册',
    signOut: '退出登录',
    language: '语言',
    appearance: '主题',
    light: '浅色',
    dark: '深色',
    system: '系统',
    about: '关于我们',
    contact: '联系我们',
    userAgreement: '用户协议',
    privacyPolicy: '隐私政策',
    copyright: '© 2026中庭建筑软件',
    filing: '沪ICP备00000000号',
    footer: '页脚',
    help: '客服与反馈',
  },
  {
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
    administrator: 'Sub-administrator',
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
  },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly workspace: typeof workspaceMessages
  }
}
