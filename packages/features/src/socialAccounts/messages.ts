import { catalogue } from '../shared/texts/messages'

/** Texts of social accounts in the security centre. */
export const socialAccountsMessages = catalogue(
  'socialAccounts',
  {
    failed: '社交账号加载失败',
    none: '未绑定',
    noneHint: '绑定后可以用它登录',
    unnamed: '已绑定',
    boundOn: (day: string) => `绑定于${day}`,
    usedAt: (time: string) => `上次登录${time}`,
    neverUsed: '尚未用于登录',
    notOffered: '已不再支持，不能用于登录',
    bind: '绑定',
    bindOf: (name: string) => `绑定${name}`,
    unbind: '解绑',
    unbindOf: (name: string) => `解绑${name}`,
    unbindTitle: (name: string) => `解绑${name}？`,
    unbindText: '之后不能再用它登录此账号，可以随时重新绑定。',
    unbound: '社交账号已解绑',
    lastWay: '这是您唯一的登录方式，请先设置密码或绑定手机号',
    notBound: '此社交账号已解绑，请刷新后查看',
    providerMissing: '不再支持绑定此社交账号',
  },
  {
    failed: 'Your social accounts could not be loaded',
    none: 'Not bound',
    noneHint: 'Once bound, it signs you in',
    unnamed: 'Bound',
    boundOn: (day) => `Bound ${day}`,
    usedAt: (time) => `Last signed in ${time}`,
    neverUsed: 'Not used to sign in yet',
    notOffered: 'No longer offered: it signs you in no more',
    bind: 'Bind',
    bindOf: (name) => `Bind ${name}`,
    unbind: 'Unbind',
    unbindOf: (name) => `Unbind ${name}`,
    unbindTitle: (name) => `Unbind ${name}?`,
    unbindText: 'It signs in to this account no more. You can bind it again at any time.',
    unbound: 'The social account was unbound',
    lastWay: 'It is your only way to sign in. Set a password or bind a phone first.',
    notBound: 'This social account is no longer bound. Please reload the page.',
    providerMissing: 'This kind of social account can’t be bound any more',
  },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly socialAccounts: typeof socialAccountsMessages
  }
}
