import { catalogue } from '../../shared/texts/messages'

/** Texts around a person’s email address. */
export const mailMessages = catalogue(
  'mail',
  {
    mail: '邮箱',
    none: '未填写',
    verified: '已验证',
    unverified: '未验证',
    verifiedHint: '用于找回密码和接收安全提醒',
    unverifiedHint: '验证后可用于找回密码，并接收安全提醒',
    add: '绑定邮箱',
    verify: '验证邮箱',
    change: '更换邮箱',
    remove: '解绑邮箱',
    proveHint: '输入登录密码，再用发送到邮箱的验证码证明邮箱是您的。',
    changeHint: (current: string) => `${current}将不再用于找回密码，并会收到提醒。`,
    removeHint: (current: string) => `解绑后不能再用${current}找回密码。资料中仍会保留这个邮箱。`,
    address: '邮箱地址',
    addressRequired: '请输入邮箱地址',
    addressWrong: '请输入正确的邮箱地址',
    taken: '该邮箱已被其他账号绑定，请更换邮箱',
    same: '该邮箱已绑定在您的账号上',
    notBound: '您的账号没有绑定邮箱，请刷新后重试',
    done: '邮箱已验证',
    removed: '邮箱已解绑',
  },
  {
    mail: 'Email',
    none: 'None',
    verified: 'Verified',
    unverified: 'Not verified',
    verifiedHint: 'Recovers your password and receives security alerts',
    unverifiedHint: 'Once verified, it recovers your password and receives security alerts',
    add: 'Add email',
    verify: 'Verify email',
    change: 'Change email',
    remove: 'Remove email',
    proveHint: 'Enter your password, then prove the address by the code that is sent to it.',
    changeHint: (current) =>
      `${current} can no longer be used to recover your password. We’ll let that address know.`,
    removeHint: (current) => `${current} will no longer recover your password. Your profile keeps it.`,
    address: 'Email address',
    addressRequired: 'Please enter an email address',
    addressWrong: 'Please enter a correct email address',
    taken: 'This address belongs to another account. Please choose another one.',
    same: 'Your account has this address already',
    notBound: 'Your account has no verified address. Refresh and try again.',
    done: 'Email verified',
    removed: 'Email removed',
  },
)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly mail: typeof mailMessages
  }
}
