import { pagePaths } from '@atrium/contracts/paths'
import { workspaceContract } from '@atrium/contracts/workspace/contract'
import { type Answer, type AnswersOf, answer } from '../shared/stories/answers'

type Answers = AnswersOf<typeof workspaceContract>
type Person = Answers['getPerson']
type Company = Person['enterprises'][number]
type MenuItem = Answers['getMenus'][number]

const company = (enterpriseId: string, enterpriseName: string, userRole: Company['userRole']): Company => ({
  enterpriseId,
  enterpriseName,
  userRole,
  isChildAdminUser: userRole === 'administrator',
  logoImageInAliyunOSSViewPath: null,
  certificatationStatus: 4,
})

export const somePerson: Person = {
  user: {
    id: 'user-1',
    account: '13800000001',
    phone: '13800000001',
    realName: '周明远',
    callName: '明远',
    email: 'zhou@example.com',
    picture: null,
    registTime: '2024-04-12T03:20:00.000Z',
    lastLoginTime: '2026-11-19T23:41:07.000Z',
    endsAt: null,
    agreementsDue: [],
  },
  enterprises: [
    company('company-1', '云筑建筑设计研究院有限公司', 'superAdministrator'),
    company('company-2', '青禾工程咨询有限公司', 'administrator'),
  ],
}

/** The person with one company only, in this role. */
export const personInOneCompany = (role: Company['userRole']): Person => ({
  ...somePerson,
  enterprises: [company('company-1', '云筑建筑设计研究院有限公司', role)],
})

export const personInNoCompany: Person = { ...somePerson, enterprises: [] }

const item = (
  menuId: string,
  parentId: string | null,
  sortNum: number,
  name: string,
  url = '',
  menuIcon?: string,
): MenuItem => ({ menuId, parentId, sortNum, name, url, ...(menuIcon && { menuIcon }) })

export const administratorMenu: MenuItem[] = [
  item('company-home', null, 1, '企业首页', pagePaths.companyHome, 'house'),
  item('products', null, 2, '全部产品与服务', pagePaths.companyProducts, 'package'),
  item('authorisation', null, 3, '授权管理', '', 'key-round'),
  item('by-member', 'authorisation', 1, '按成员授权', pagePaths.licencesByMember),
  item('by-product', 'authorisation', 2, '按产品授权', pagePaths.licencesByProduct),
  item('bulk-licences', 'authorisation', 3, '批量授权', pagePaths.bulkLicences),
  item('licence-rules', 'authorisation', 4, '自动授权规则', pagePaths.licenceRules),
  item('enterprise', null, 4, '企业管理', '', 'building-2'),
  item('departments', 'enterprise', 1, '部门与成员管理', pagePaths.memberManagement),
  item('company-information', 'enterprise', 2, '企业信息', pagePaths.companyInformation),
  item('account', null, 5, '账户', '', 'user-round-cog'),
  item('password', 'account', 1, '重置密码', pagePaths.companyPassword),
  item('messages', null, 6, '消息中心', pagePaths.companyMessagesMenu, 'bell'),
]

export const memberMenu: MenuItem[] = administratorMenu.filter((entry) =>
  ['company-home', 'products', 'account', 'password'].includes(entry.menuId),
)

const personalMenu: MenuItem[] = [
  item('personal-home', null, 1, '个人中心', pagePaths.personalHome, 'house'),
  item('personal-affairs', null, 2, '事务'),
  item('personal-backlog', 'personal-affairs', 1, '我的待办', pagePaths.backlog, 'list-todo'),
  item('personal-messages', 'personal-affairs', 2, '我的消息', pagePaths.ownMessages, 'bell'),
  item('personal-account', null, 3, '账户资料'),
  item('personal-profile', 'personal-account', 1, '个人信息', pagePaths.profile, 'user-round'),
  item('personal-security', 'personal-account', 2, '安全中心', pagePaths.security, 'shield-check'),
  item('personal-password', 'personal-account', 3, '重置密码', pagePaths.personalPassword, 'lock-keyhole'),
]

/** The service's answers to a super administrator of two companies. */
export const workspaceAnswers: readonly Answer[] = [
  answer(workspaceContract.getPerson, somePerson),
  answer(workspaceContract.getMenus, ({ query }) => (query.enterPriseId ? administratorMenu : personalMenu)),
]
