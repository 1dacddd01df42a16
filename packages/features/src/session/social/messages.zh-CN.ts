/** Texts of signing in with a social account. */
export const socialChinese = {
  intro: '前往社交平台确认身份，完成后会回到这里。',
  signInWith: (name: string) => `使用${name}登录`,
  providersFailed: '社交账号登录方式加载失败',
  noProviders: '暂不支持社交账号登录，请换一种方式。',

  arriving: '正在登录',
  arrivingText: '正在向社交平台确认您的身份…',
  binding: '正在绑定',
  failed: '社交账号登录未完成',
  bindingFailed: '社交账号未绑定',
  declined: '您在社交平台上取消了授权。需要时可以重新开始。',
  providerRefused: '社交平台未能确认您的身份，请重新开始。',
  foreign: '此链接不是由当前浏览器发起的。如果是他人发给您的，请勿继续；如需登录，请重新开始。',
  signedOut: '登录已结束，社交账号未绑定。请登录后重新绑定。',
  unproven: '未完成身份验证，社交账号未绑定。',
  retry: '重试',
  backToSignIn: '返回登录',
  goBack: '返回',
  goOn: '不绑定，继续',

  title: '绑定账号',
  unbound: (provider: string, name: string) =>
    name ? `${provider}“${name}”尚未绑定账号。` : `此${provider}尚未绑定账号。`,
  bindHow: '请登录已有账号，或注册新账号，完成后即绑定，之后可直接用它登录。',
  bindAs: '绑定到',
  byPassword: '密码登录',
  byCode: '验证码登录',
  byNew: '注册新账号',
  registerAndBind: '注册并绑定',
  bound: (provider: string) => `已绑定${provider}，之后可以用它登录`,
}
