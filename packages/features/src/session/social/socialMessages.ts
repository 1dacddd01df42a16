import { catalogue } from '../../shared/texts/messages'

/** Texts of signing in with a social account. */
export const socialMessages = catalogue(
  'social',
  {
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
    providerUnreachable: '暂时无法连接社交平台，请稍后重试，或换一种方式登录。',
    providerMissing: '不再支持此社交账号，请换一种方式登录。',
    late: '此次登录已超时或已经用过，请重新开始。',
    foreign: '此链接不是由当前浏览器发起的。如果是他人发给您的，请勿继续；如需登录，请重新开始。',
    boundElsewhere: '此社交账号已绑定其他账号。请先在那个账号的安全中心解绑，或换一个社交账号。',
    otherBound: '您的账号已绑定该平台的另一个社交账号，请先在安全中心解绑。',
    otherPerson: '当前登录的账号与发起绑定的账号不同，请重新开始。',
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
  },
  {
    intro: 'You go there to say that it is you, and come back here.',
    signInWith: (name) => `Sign in with ${name}`,
    providersFailed: 'The social accounts could not be loaded',
    noProviders: 'There are no social accounts to sign in with. Please choose another way.',

    arriving: 'Signing in',
    arrivingText: 'We are asking there whether it is you …',
    binding: 'Binding',
    failed: 'You weren’t signed in with the social account',
    bindingFailed: 'The social account wasn’t bound',
    declined: 'You cancelled it there. You can begin again whenever you like.',
    providerRefused: 'They could not say that it is you. Please begin again.',
    providerUnreachable: 'They can’t be reached at the moment. Try again later, or choose another way.',
    providerMissing: 'This kind of social account is no longer offered. Please choose another way.',
    late: 'This sign-in took too long, or was used before. Please begin again.',
    foreign:
      'This link wasn’t begun in this browser. If somebody sent it to you, don’t go on. To sign in, begin again.',
    boundElsewhere:
      'This social account signs somebody else in. Unbind it in the security centre of that account first, or take another one.',
    otherBound:
      'Your account has another social account of this kind. Unbind that one in the security centre first.',
    otherPerson: 'Somebody else is signed in than who began this. Please begin again.',
    signedOut: 'You were signed out, and nothing was bound. Please sign in and begin again.',
    unproven: 'You didn’t confirm that it is you, so nothing was bound.',
    retry: 'Try again',
    backToSignIn: 'Back to the sign-in',
    goBack: 'Go back',
    goOn: 'Go on without it',

    title: 'Bind your account',
    unbound: (provider, name) =>
      name ? `${provider} “${name}” isn’t bound to an account yet.` : `This ${provider} isn’t bound yet.`,
    bindHow:
      'Sign in to your account, or open a new one: that binds it, and from then on it signs you in by itself.',
    bindAs: 'Bind it to',
    byPassword: 'Password',
    byCode: 'Text message',
    byNew: 'New account',
    registerAndBind: 'Register and bind',
    bound: (provider) => `${provider} was bound and signs you in from now on`,
  },
)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly social: typeof socialMessages
  }
}
