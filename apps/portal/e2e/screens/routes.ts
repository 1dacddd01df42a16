import { pagePaths } from '@atrium/contracts/paths'
import type { Page } from 'playwright'
import { demo } from '../../../api/src/seed/demo'

/** A screen: its address, and its heading or title. */
export interface Screen {
  readonly path: string
  readonly title: string
  /** The browser's title. Default: the title, and the product. */
  readonly inFull?: string
  /** It is mainly a list: its columns are also checked in English. */
  readonly list?: true
}

/** A personal screen. */
const personal = (path: string, title: string): Screen => ({ path, title, inFull: `${title} – 个人中心` })

const meetingScreens: readonly Screen[] = [
  { path: pagePaths.meetings, title: '会议活动' },
  { path: `${pagePaths.meetings}?meetingId=${demo.meetingIds.bim}`, title: 'BIM协同设计实战研讨会' },
  { path: pagePaths.meetingNotice, title: '报名须知' },
]

const soldScreens: readonly Screen[] = [
  { path: pagePaths.shop, title: '在线选购' },
  { path: `${pagePaths.shopProduct}?id=space-frame`, title: '空间结构分析与设计软件' },
]

/** Screens that are open to everybody. */
export const openScreens: readonly Screen[] = [
  { path: pagePaths.signIn, title: '登录' },
  { path: `${pagePaths.signIn}?way=code`, title: '登录' },
  { path: `${pagePaths.signIn}?way=passkey`, title: '登录' },
  { path: `${pagePaths.signIn}?way=enterprise`, title: '登录' },
  { path: `${pagePaths.signIn}?way=social`, title: '登录' },
  { path: `${pagePaths.socialCallback}?code=c&state=s`, title: '社交账号登录未完成' },
  { path: `${pagePaths.companyCallback}#code=c&state=s`, title: '企业登录未完成' },
  { path: pagePaths.secondStep, title: '登录' },
  { path: pagePaths.register, title: '注册个人账号' },
  { path: `${pagePaths.register}?way=company`, title: '注册企业账号' },
  { path: pagePaths.recoverPassword, title: '找回密码' },
  { path: `${pagePaths.applicationSignIn}#error=invalid_client`, title: '无法登录应用' },
  { path: `${pagePaths.applicationSignOut}#done=1`, title: '您已退出登录' },
  { path: `${pagePaths.deviceSignIn}#done=1`, title: '设备已登录' },
  { path: pagePaths.joinCompany, title: '加入企业' },
  { path: `${pagePaths.agreement}?showValue=1`, title: '用户协议' },
  { path: `${pagePaths.agreement}?showValue=2`, title: '隐私政策' },
  { path: `${pagePaths.agreement}?showValue=3`, title: '账号注销协议' },
  { path: `${pagePaths.agreement}?showValue=1&version=2021-06-01`, title: '用户协议' },
  { path: pagePaths.trialCenter, title: '试用中心' },
  { path: `${pagePaths.trialProduct}?id=space-frame`, title: '空间结构分析与设计软件' },
  { path: pagePaths.cloudApps, title: '云应用' },
  ...soldScreens,
  ...meetingScreens,
]

/** The first order in the list. */
export async function firstOrder(page: Page): Promise<string> {
  await page.goto(pagePaths.companyOrders)
  const order = await page.locator('a[href*="order="]').first().getAttribute('href')
  return new URLSearchParams(order?.split('?')[1]).get('order') ?? ''
}

/** Screens of a super administrator, who is signed in on a page of the company. */
export async function signedInScreens(page: Page): Promise<Screen[]> {
  // Comes first, because the walk starts from a company's page.
  await page.goto(pagePaths.ownOrders)
  const own = (await page.locator('a[href*=perOrderDetail]').first().getAttribute('href')) ?? ''
  const ownNo = own.slice(-18)
  const orderNo = await firstOrder(page)
  return [
    { path: pagePaths.companyHome, title: '企业首页' },
    { path: pagePaths.companyProducts, title: '全部产品与服务', list: true },
    { path: pagePaths.ownLicences, title: '我的授权' },
    { path: pagePaths.licenceRequests, title: '授权申请', list: true },
    { path: pagePaths.licencesByMember, title: '按成员授权', list: true },
    {
      path: `${pagePaths.memberLicences}?userId=${encodeURIComponent(btoa(demo.userIds.member))}&pageSize=10&pageIndex=1`,
      title: '顾一鸣',
      list: true,
    },
    { path: pagePaths.licencesByProduct, title: '按产品授权', list: true },
    {
      path: `${pagePaths.productLicences}?mainId=${demo.mainIds.structure}&productType=0`,
      title: '空间结构分析与设计软件',
      list: true,
    },
    { path: pagePaths.bulkLicences, title: '批量授权', list: true },
    { path: pagePaths.idleLicences, title: '闲置回收', list: true },
    { path: pagePaths.reclaims, title: '回收计划', list: true },
    { path: pagePaths.reclaimExemptions, title: '不回收名单', list: true },
    { path: pagePaths.reclaimPolicies, title: '自动回收策略', list: true },
    { path: pagePaths.bulkChange, title: '批量授权' },
    { path: pagePaths.licenceRules, title: '自动授权规则', list: true },
    { path: pagePaths.licenceRule, title: '自动授权规则' },
    { path: pagePaths.licenceRuleForm, title: '新增规则' },
    { path: pagePaths.licenceWaiting, title: '等待名单', list: true },
    { path: `${pagePaths.allocation}?mainId=${demo.mainIds.structure}`, title: '部门授权分配' },
    { path: pagePaths.memberManagement, title: '部门与成员管理', list: true },
    { path: pagePaths.inviteMembers, title: '短信邀请成员' },
    { path: pagePaths.invitationRecords, title: '邀请记录', list: true },
    { path: pagePaths.memberApplications, title: '成员申请', list: true },
    { path: `${pagePaths.memberApplication}?applyId=application-1`, title: '申请详情' },
    { path: pagePaths.companyInformation, title: '企业信息' },
    { path: pagePaths.permissionGroups, title: '权限组管理', list: true },
    { path: pagePaths.permissionGroupsMenu, title: '权限组管理' },
    { path: pagePaths.permissionGroupForm, title: '新增权限组' },
    { path: `${pagePaths.permissionGroupForm}?groupId=${demo.groupIds.structure}`, title: '编辑权限组' },
    { path: pagePaths.administrators, title: '管理员', list: true },
    { path: pagePaths.companyHistory, title: '操作记录', list: true },
    { path: pagePaths.renewals, title: '到期与续费', list: true },
    { path: pagePaths.licenceBorrowed, title: '借用授权', list: true },
    { path: pagePaths.licenceCosts, title: '费用分摊', list: true },
    { path: pagePaths.seatCut, title: '未续费席位收回名单' },
    { path: pagePaths.companyOrders, title: '我的订单', list: true },
    { path: pagePaths.companyBilling, title: '发票与地址' },
    { path: `${pagePaths.companyOrder}?orderNo=${orderNo}`, title: orderNo },
    { path: `${pagePaths.payCompanyOrder}?orderNo=${orderNo}`, title: '订单支付' },
    { path: `${pagePaths.paymentResult}?orderNo=${orderNo}`, title: '订单支付' },
    { path: pagePaths.companyMessages, title: '消息中心', list: true },
    { path: pagePaths.companyDisk, title: '企业云盘', list: true },
    { path: pagePaths.sharedDisk, title: '企业云盘', list: true },
    { path: pagePaths.companyPreview, title: '文件预览' },
    { path: pagePaths.sharedPreview, title: '文件预览' },
    { path: pagePaths.companyPassword, title: '重置密码' },
    { path: pagePaths.companySettings, title: '账户设置' },
    { path: pagePaths.directoryPeople, title: '目录人员', list: true },
    { path: pagePaths.directoryReadings, title: '同步记录', list: true },
    { path: pagePaths.directoryDifference, title: '目录差异' },
    { path: pagePaths.profileInCompany, title: '个人资料' },
    { path: pagePaths.phoneBinding, title: '账号绑定' },
    { path: pagePaths.phoneRebinding, title: '换绑手机号' },
    { path: pagePaths.dissolutionNotice, title: '企业账号注销须知' },
    { path: pagePaths.dissolutionRequest, title: '注销企业账号' },
    { path: pagePaths.administratorManual, title: '管理员手册' },
    { path: pagePaths.personalHome, title: '个人中心', inFull: '个人中心' },
    personal(pagePaths.profile, '个人信息'),
    personal(pagePaths.profileForm, '个人信息'),
    { ...personal(pagePaths.ownMessages, '我的消息'), list: true },
    { ...personal(pagePaths.backlog, '我的待办'), list: true },
    personal(pagePaths.toCompany, '创建或加入企业'),
    { path: pagePaths.trialCenter, title: '试用中心' },
    { path: `${pagePaths.trialProduct}?id=space-frame`, title: '空间结构分析与设计软件' },
    ...soldScreens,
    ...meetingScreens,
    personal(`${pagePaths.meetingResult}?meetingId=${demo.meetingIds.cost}`, '报名结果'),
    personal(`${pagePaths.selectGoods}?id=space-frame`, '选择套餐'),
    personal(`${pagePaths.confirmOrder}?id=space-frame`, '确认订单'),
    personal(`${pagePaths.trialPerson}?id=space-frame`, '完善个人信息'),
    personal(`${pagePaths.trialResult}?id=space-frame`, '申请结果'),
    { ...personal(pagePaths.ownProducts, '我的产品'), list: true },
    { path: pagePaths.cloudApps, title: '云应用' },
    personal(pagePaths.earlierApps, '早期云应用'),
    { path: pagePaths.launchApp, title: '云应用' },
    { ...personal(pagePaths.ownTrials, '我的试用'), list: true },
    personal(pagePaths.deregistrationNotice, '账号注销须知'),
    personal(pagePaths.deregistrationRequest, '注销账号'),
    personal(pagePaths.personalPassword, '重置密码'),
    personal(pagePaths.ownBilling, '发票与地址'),
    { ...personal(pagePaths.ownDisk, '云盘'), list: true },
    personal(pagePaths.ownPreview, '文件预览'),
    { ...personal(pagePaths.ownOrders, '我的订单'), list: true },
    personal(own, ownNo),
    personal(`${pagePaths.payOwnOrder}?orderNo=${ownNo}`, '订单支付'),
    personal(pagePaths.security, '安全中心'),
    personal(pagePaths.phoneBindingTip, '账号绑定'),
    { path: '/noSuchPage', title: '页面不存在' },
  ]
}
