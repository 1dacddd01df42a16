import type { Page } from 'playwright'
import { demo } from '../../../api/src/seed/demo'

/** A screen: where it is, and what its heading or title calls it. */
export interface Screen {
  readonly path: string
  readonly title: string
  /** What the browser calls it. Default: the title, and the product. */
  readonly inFull?: string
  /** It is a list above all: its columns are looked at in English, too. */
  readonly list?: true
}

/** One that belongs to the person. */
const personal = (path: string, title: string): Screen => ({ path, title, inFull: `${title} – 个人中心` })

const meetingScreens: readonly Screen[] = [
  { path: '/meetingProIntroduce', title: '会议活动' },
  { path: `/meetingProIntroduce?meetingId=${demo.meetingIds.bim}`, title: 'BIM协同设计实战研讨会' },
  { path: '/applyNotice', title: '报名须知' },
]

const soldScreens: readonly Screen[] = [
  { path: '/saleGoodsList', title: '在线选购' },
  { path: '/SaleGoodsDetail?id=space-frame', title: '空间结构分析与设计软件' },
]

/** Screens that anybody may open. */
export const openScreens: readonly Screen[] = [
  { path: '/WebLogin', title: '登录' },
  { path: '/WebLogin?way=code', title: '登录' },
  { path: '/WebLogin?way=passkey', title: '登录' },
  { path: '/WebLogin?way=enterprise', title: '登录' },
  { path: '/WebLogin?way=social', title: '登录' },
  { path: '/callback?code=c&state=s', title: '社交账号登录未完成' },
  { path: '/NVH5LoginAuthentication', title: '登录' },
  { path: '/register', title: '注册个人账号' },
  { path: '/register?way=company', title: '注册企业账号' },
  { path: '/forgotPassword', title: '找回密码' },
  { path: '/joinCompany', title: '加入企业' },
  { path: '/UserAgreenment?showValue=1', title: '用户协议' },
  { path: '/UserAgreenment?showValue=2', title: '隐私政策' },
  { path: '/UserAgreenment?showValue=3', title: '账号注销协议' },
  { path: '/UserAgreenment?showValue=1&version=2021-06-01', title: '用户协议' },
  { path: '/TrialCenter', title: '试用中心' },
  { path: '/TrialCenterProDerail?id=space-frame', title: '空间结构分析与设计软件' },
  { path: '/CloudProductDetails', title: '云应用' },
  ...soldScreens,
  ...meetingScreens,
]

/** The order that stands first in the list of those who see orders. */
export async function firstOrder(page: Page): Promise<string> {
  await page.goto('/companyOrder')
  const order = await page.locator('a[href*="order="]').first().getAttribute('href')
  return new URLSearchParams(order?.split('?')[1]).get('order') ?? ''
}

/** Screens of a super administrator, who is signed in on a page of theirs. */
export async function signedInScreens(page: Page): Promise<Screen[]> {
  // First: the walk sets out from a company's page.
  await page.goto('/personalOrderList')
  const own = (await page.locator('a[href*=perOrderDetail]').first().getAttribute('href')) ?? ''
  const ownNo = own.slice(-18)
  const orderNo = await firstOrder(page)
  return [
    { path: '/CompanyMainPage', title: '企业首页' },
    { path: '/allProucctsAndSer', title: '全部产品与服务', list: true },
    { path: '/comallProucctsAndSer', title: '我的授权' },
    { path: '/licenceRequests', title: '授权申请', list: true },
    { path: '/EmPowerAsMember', title: '按成员授权', list: true },
    {
      path: `/manageAsMember?userId=${encodeURIComponent(btoa(demo.userIds.member))}&pageSize=10&pageIndex=1`,
      title: '顾一鸣',
      list: true,
    },
    { path: '/EmPowerAsPro', title: '按产品授权', list: true },
    {
      path: `/manageAsPro?mainId=${demo.mainIds.structure}&productType=0`,
      title: '空间结构分析与设计软件',
      list: true,
    },
    { path: `/depEmpowerAllocation?mainId=${demo.mainIds.structure}`, title: '部门授权分配' },
    { path: '/comMbManage', title: '部门与成员管理', list: true },
    { path: '/inviteUser', title: '短信邀请成员' },
    { path: '/seeInviteHis', title: '邀请记录', list: true },
    { path: '/seeMemberApply', title: '成员申请', list: true },
    { path: '/applyDetail?applyId=application-1', title: '申请详情' },
    { path: '/companyInfo', title: '企业信息' },
    { path: '/adminpermissionManage', title: '权限组管理', list: true },
    { path: '/superadmin-power', title: '权限组管理' },
    { path: '/addorEditAdminGroup', title: '新增权限组' },
    { path: `/addorEditAdminGroup?groupId=${demo.groupIds.structure}`, title: '编辑权限组' },
    { path: '/superadmin-manage', title: '管理员', list: true },
    { path: '/companyHistory', title: '操作记录', list: true },
    { path: '/companyOrder', title: '我的订单', list: true },
    { path: '/companyBillAndAddress', title: '发票与地址' },
    { path: `/comOrderDetail?orderNo=${orderNo}`, title: orderNo },
    { path: `/SalePayPage?orderNo=${orderNo}`, title: '订单支付' },
    { path: `/SalePayResult?orderNo=${orderNo}`, title: '订单支付' },
    { path: '/companyMessage', title: '消息中心', list: true },
    { path: '/company-cloudDisk', title: '企业云盘', list: true },
    { path: '/co-cloudDisk', title: '企业云盘', list: true },
    { path: '/company-filePreview', title: '文件预览' },
    { path: '/co-filePreview', title: '文件预览' },
    { path: '/CompanySetPassword', title: '重置密码' },
    { path: '/companySetting', title: '账户设置' },
    { path: '/CompanypersonInfo', title: '个人资料' },
    { path: '/CompanyPhoneBind', title: '账号绑定' },
    { path: '/mobilePhoneRebind', title: '换绑手机号' },
    { path: '/companyLogoffTipage', title: '企业账号注销须知' },
    { path: '/companyLogoffAgreement', title: '注销企业账号' },
    { path: '/administratorManual', title: '管理员手册' },
    { path: '/personalMainPage', title: '个人中心', inFull: '个人中心' },
    personal('/PersonInfoDetail', '个人信息'),
    personal('/PersonInfo', '个人信息'),
    { ...personal('/myMessage', '我的消息'), list: true },
    { ...personal('/myBacklog', '我的待办'), list: true },
    personal('/personalToComAuth', '创建或加入企业'),
    { path: '/TrialCenter', title: '试用中心' },
    { path: '/TrialCenterProDerail?id=space-frame', title: '空间结构分析与设计软件' },
    ...soldScreens,
    ...meetingScreens,
    personal(`/meetingApplyResult?meetingId=${demo.meetingIds.cost}`, '报名结果'),
    personal('/selectGoods?id=space-frame', '选择套餐'),
    personal('/ConfirmGoodsAndBillInfo?id=space-frame', '确认订单'),
    personal('/AddPersonInfo?id=space-frame', '完善个人信息'),
    personal('/TrialApplyResult?id=space-frame', '申请结果'),
    { ...personal('/perallproductAndSer', '我的产品'), list: true },
    { path: '/CloudProductDetails', title: '云应用' },
    personal('/OldPKPMCloudApp', '早期云应用'),
    { path: '/cloud-application', title: '云应用' },
    { ...personal('/TryOutRequest', '我的试用'), list: true },
    personal('/personalogoffTippage', '账号注销须知'),
    personal('/logoffAgreement', '注销账号'),
    personal('/ResetPassword', '重置密码'),
    personal('/billAndAddressManage', '发票与地址'),
    { ...personal('/cloudDisk', '云盘'), list: true },
    personal('/filePreview', '文件预览'),
    { ...personal('/personalOrderList', '我的订单'), list: true },
    personal(own, ownNo),
    personal(`/perOrderPay?orderNo=${ownNo}`, '订单支付'),
    personal('/securityCenter', '安全中心'),
    personal('/NVH5Accountbindtip', '账号绑定'),
    { path: '/noSuchPage', title: '页面不存在' },
  ]
}
