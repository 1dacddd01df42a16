/** Texts of the frame around all of these pages. */
export const oidcFrameChinese = {
  product: 'Atrium账户中心',
  promise: '企业的部门、成员与软件授权，在一处管理。',
  userAgreement: '用户协议',
  privacy: '隐私政策',
  home: '前往账户中心',
  retry: '重试',
}

/** What applications may learn, by scope. */
export const scopesChinese = {
  openid: '账号标识',
  profile: '姓名、昵称与头像',
  phone: '手机号',
  email: '邮箱地址',
  companies: '所在企业、角色与部门',
  licences: '可使用的软件授权',
  offline_access: '离线访问',
}

/** Texts of signing in to an application. */
export const applicationSignInChinese = {
  kind: '登录应用',
  entering: (name: string) => `正在进入“${name}”`,
  enteringUnknown: '正在进入应用',
  enteringText: '请稍候…',
  signInTo: (name: string) => `登录“${name}”`,
  homepageOf: (name: string) => `“${name}”的网站`,
  privacyPolicy: '隐私政策',
  newTab: '在新标签页打开',

  account: '账号',
  switchAccount: '换个账号',
  personFailed: '账号信息加载失败',

  company: '以哪个身份使用',
  companyHint: (name: string) => `“${name}”会按所选身份判断您可以使用的授权。`,
  personally: '个人',
  personallyHint: '使用您自己的授权',
  companyRequired: '请选择企业或个人',
  searchCompanies: '搜索企业',
  clearSearch: '清除搜索',

  consent: (name: string) => `允许后，“${name}”可以获取：`,
  openidText: '账号的唯一标识，用于确认是您本人',
  offline_accessText: '您不在时也可以获取以上信息，直到您撤销授权',
  native: (name: string) => `请仅在您刚刚亲自启动“${name}”并发起登录时继续，否则可能是其他程序在冒用它。`,
  revocable: '之后可以在安全中心撤销授权。',
  allow: '允许并登录',
  goOn: '继续',
  refuse: '拒绝',
  cancel: '取消',

  failedTitle: '暂时无法登录应用',
  goneTitle: '登录请求已失效',
  goneText: '可能已超过1小时，或已经完成登录。请返回应用，重新登录。',
  twoStepsTitle: '需要两步验证',
  toSecurity: '前往安全中心开启',
  signInAgain: '重新登录',
  unproven: '未完成身份验证，暂不能登录此应用。',

  refusedTitle: '无法登录应用',
  code: (code: string) => `错误代码：${code}`,
  invalid_request: '登录请求不完整或已失效，请返回应用重新登录。如果仍然如此，请联系应用的提供方。',
  invalid_client: '此应用没有登记，或已停止使用。请联系应用的提供方。',
  invalid_redirect_uri: '登录后要返回的地址没有登记，为了您的安全，登录已停止。请联系应用的提供方。',
  unauthorized_client: '此应用不能以这种方式登录，请联系应用的提供方。',
  server_error: '服务出现问题，请稍后返回应用重新登录。',
  otherError: '应用的登录请求无法处理，请返回应用重新登录。如果仍然如此，请联系应用的提供方。',
}

/** Texts of signing in on a device. */
export const deviceSignInChinese = {
  kind: '登录设备',
  title: '登录设备',
  text: '请输入设备或程序上显示的8位代码。',
  code: '代码',
  codeRequired: '请输入设备上显示的代码',
  codeLength: '代码由8个字母组成，请检查是否完整',
  next: '下一步',
  beginning: '请稍候…',

  missing: '请输入设备上显示的代码',
  unknown: '没有找到此代码，请核对设备上显示的代码',
  expired: '代码已过期，请在设备上重新获取',
  used: '代码已使用过，请在设备上重新获取',
  refused: '已拒绝这次登录。如需登录，请在设备上重新获取代码。',
  failed: '没有成功，请重试。如果仍然如此，请在设备上重新获取代码。',

  confirmTitle: (name: string) => `要在设备上登录“${name}”吗？`,
  confirmTitleUnknown: '要在设备上登录吗？',
  sameCode: '请确认您的设备上显示的是同一个代码：',
  address: (address: string) => `请求来自网络地址${address}`,
  careful: '如果代码是他人发给您的，请勿继续，否则对方将登录您的账号。',
  confirm: '是同一个，继续',
  abort: '不是我的设备',

  doneTitle: '设备已登录',
  doneText: (name: string) => `请返回设备，继续使用“${name}”。此页面可以关闭。`,
  doneTextUnknown: '请返回设备继续使用。此页面可以关闭。',
  another: '登录另一台设备',
}

/** Texts of a sign-out that an application began. */
export const applicationSignOutChinese = {
  kind: '退出登录',
  asking: '要退出登录吗？',
  askingText: (name: string) =>
    `“${name}”请求退出登录。退出后，本浏览器中的账户中心和所有使用此账号登录的应用都会退出。`,
  askingTextUnknown: '一个应用请求退出登录。退出后，本浏览器中的账户中心和所有使用此账号登录的应用都会退出。',
  signOut: '退出登录',
  stay: '保持登录',
  signingOut: '正在退出登录',
  staying: '请稍候…',
  failedTitle: '未能退出登录',
  lost: '此退出请求已失效。如需退出，请直接退出账户中心。',
  signOutHere: '退出账户中心',
  signedOut: '您已退出登录',
  signedOutText: '在公用电脑上，请同时关闭浏览器窗口。',
  signedOutOf: (name: string) => `您已退出“${name}”`,
  stillSignedIn: '账户中心仍保持登录。',
  signInAgain: '重新登录',
}

/** Texts of the applications that a person allowed. */
export const allowedChinese = {
  title: '已授权的应用',
  hint: '您用此账号登录过的应用，以及它们可以获取的信息。',
  failed: '已授权的应用加载失败',
  empty: '您还没有用此账号登录过其他应用',
  own: '官方应用',
  learns: (scopes: string) => `可获取${scopes}`,
  forCompany: (name: string) => `以“${name}”的身份`,
  allowedOn: (day: string) => `首次登录于${day}`,
  usedAt: (day: string) => `最近登录于${day}`,
  showAll: (count: number) => `显示全部${count}个`,
  showLess: '收起',
  revoke: '撤销',
  revokeOf: (name: string) => `撤销“${name}”的授权`,
  revokeTitle: (name: string) => `撤销“${name}”的授权？`,
  revokeText: '此应用会立即在所有设备上退出您的登录，不能再获取您的信息。下次登录时会重新征求您的同意。',
  revokeOwnText: '此应用会立即在所有设备上退出您的登录，下次使用时需要重新登录。',
  revoked: '已撤销授权',
}
