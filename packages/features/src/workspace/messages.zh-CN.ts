import { hotline } from '../shared/brand/hotline'
import { waitingAt } from './standing'

/** Information about the vendor, in separate dialogs, with which it is loaded. */
export const aboutChinese = {
  aboutText:
    '中庭建筑软件为设计院、施工与咨询企业提供设计、计算与协同软件。账户中心让企业在一处管理部门、成员与软件授权。',
  aboutSecond: '同一账号可以加入多家企业，所用软件与授权由各企业的管理员分配。',
  contactText: '工作日9:00–18:00，客服为您解答账号、企业认证与授权问题。',
  emailLabel: '电子邮箱',
  email: 'service@atrium.example',
}

/** Contact information, loaded when somebody opens it. */
export const helpChinese = {
  hotlineLabel: '客服热线',
  hotline,
  copyHotline: '复制热线号码',
  hotlineHours: '工作日9:00–18:00',
  feedback: '意见反馈',
  feedbackAddress: 'https://feedback.atrium.example/zh',
}

/** Texts used only by the personal space's home: other pages don't need them. */
export const homeChinese = {
  certify: '去认证',
  certifyCompany: (company: string) => `去认证 ${company}`,
  account: '账号',
  name: '姓名',
  nickname: '昵称',
  phone: '手机号',
  emailField: '邮箱',
  registered: '注册时间',
  lastSignIn: '最近登录',
  ownRecord: '个人资料',
  ownLicences: '我的授权',
  ownCompanies: '我的企业',
  companyCount: (count: number) => `${count}家`,
  inNoCompany: '创建或加入企业后，即可使用企业的软件',
  inCompanies: (count: number) => `您已加入${count}家企业`,
  waiting: (count: number) => `${count}件待处理`,
  weak: (count: number) => `${count}项防护待加强`,
  comma: '，',
  nothingWaits: '没有待处理的事项',
  enter: '进入',
  enterCompany: (company: string) => `进入 ${company}`,
  joinCompany: '您还没有加入任何企业',
  joinCompanyHint: (phone: string) =>
    `您可以创建企业，或把手机号${phone}告诉企业管理员，由管理员将您加入企业。加入后，企业会出现在这里。`,
  checkAgain: '重新查看',
  openOrJoin: '创建或加入企业',
}

/** Shown if there is no page. */
export const insteadChinese = {
  menuEmptyHint: '请联系企业管理员为您的角色开通菜单，或切换到其他企业。',
  noCompany: '您还没有加入企业',
  noCompanyHint: '此页面属于企业。创建或加入企业后即可使用。',
  openOrJoin: '创建或加入企业',
  toPersonalHome: '前往个人中心',
  notFound: '页面不存在',
  notFoundHint: '地址可能有误，或页面已被移动',
  toStart: '返回首页',
}

/** The administrator manual, as a separate catalogue that only its screen loads. */
export const manualChinese = {
  contents: '目录',
  title: '管理员手册',
  introduction: '账户中心能做什么、规则是什么、遇到问题怎么办。',
  start: '开始使用',
  start1:
    '在“企业管理 > 企业信息”填写资料并上传营业执照，提交认证。审核期间不能修改；未通过时按审核意见修改后重新认证。',
  start2: '在“部门与成员管理”建好部门，邀请成员，再到“授权管理”为他们分配软件授权。',
  start3: '认证资料填写到一半离开也不会丢失，登录过期后重新登录即可继续。',
  roles: '角色与权限组',
  roles1: '超级管理员管理整个企业，每家企业只有一位，可以把管理员权限移交给另一位成员。',
  roles2:
    '权限组规定一组子管理员能使用哪些菜单、管理哪些部门；在“权限组管理”中新增、编辑和删除，在“管理员”中查看每位管理员属于哪些组。',
  roles3: '权限的变化即时生效：对方的菜单会立刻更新，无需重新登录。',
  roles4: '成员使用分配到的软件，可以查看企业首页、全部产品与服务，并管理自己的账号。',
  departments: '部门',
  departments1: '部门最多六级。在部门树中选中一个部门即可新增下级、重命名或删除；双击名称也能重命名。',
  departments2: '顶级部门、有下级的部门、有管理员的部门不能删除。删除前会列出受影响的成员和将收回的授权。',
  departments3: '部门名称最多30个字，同级不能重名。',
  invitations: '邀请成员',
  invitations1:
    '三种方式：短信邀请（单个、批量粘贴或Excel模板）、分享链接、分享二维码。链接与二维码的有效期为7、30或90天。',
  invitations2:
    '上传的Excel会逐行检查，有问题的行会标出行号与原因，可以直接在表格中修改；确认之前不会发送任何短信。',
  invitations3: '通过链接申请的人在“成员申请”中等待处理，可以逐个或批量同意、拒绝。',
  invitations4: '“邀请记录”可按状态筛选，已过期的可以重新发送，尚未加入的可以撤销。',
  members: '成员',
  members1: '双击成员姓名，或点成员详情里的铅笔，可以直接修改，最多10个字。',
  members2:
    '勾选成员后可以移动到其他部门或删除。管理员不能移动；移动后不再适用的授权会被回收，操作前会提示。',
  members3: '移交管理员权限时只勾选一位成员。移交后您成为普通成员。',
  licences: '授权',
  licences1: '“按成员授权”为一位成员分配或取消多个产品；“按产品授权”为一个产品选择多位成员。',
  licences2: '成员只能使用本部门及上级部门的授权。可用数量不足时无法分配，已过期或已禁用的产品不能操作。',
  licences3:
    '取消授权后，数量立即归还给原部门。成员申请的授权在“授权申请”中等待处理，可以通过，也可以说明原因后拒绝。',
  allocation: '部门授权分配',
  allocation1: '选择产品后，可以把授权下发给下级部门，由该部门的管理员自行分配。',
  allocation2: '收回时只能收回尚未使用的数量；如需收回使用中的授权，会先列出受影响的成员。',
  online: '在线与设备',
  online1: '在“按产品授权”的管理页可以看到成员是否在线，以及激活过的设备。',
  online2: '强制下线只对在线成员可用。对方在所有设备上的使用会随即结束，请先通知对方保存工作。',
  orders: '订单',
  orders1: '在“费用中心 > 我的订单”查看订单。待支付的订单可以继续支付或取消，已关闭和已完成的订单可以删除。',
  orders2: '网银支付可能需要1–2个工作日到账，期间订单显示为处理中，请勿重复支付。',
  messages: '消息与操作记录',
  messages1: '页面右上角的铃铛显示未读消息，新消息会即时到达；在“消息中心”可以筛选未读、批量标为已读或删除。',
  messages2: '“操作记录”列出谁在何时做了什么，可以筛选并导出为CSV。',
  account: '账号安全',
  account1:
    '同一账号最多同时保留10个登录，超出时最早的登录会退出；连续2小时未使用的登录也会结束，重新输入密码即可继续，已填写的内容不会丢失。',
  account2: '重置密码或换绑手机号后，其他地方的登录会随即失效。短信验证码60秒后可以重新发送。',
  account3: '注销企业账号前会检查未完成的订单和使用中的授权，注销后成员与授权不再保留，无法恢复。',
}

export const workspaceChinese = {
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
}

export const tabChinese = {
  shortcuts: '常用',
  home: '首页',
  members: '成员',
  products: '产品',
  orders: '订单',
  settings: '账户',
  toDos: '待办',
  messages: '消息',
  profile: '我的',
}
