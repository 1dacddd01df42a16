/** The purpose of a code. A code works for its purpose only. */
export type CodePurpose =
  | 'bind'
  | 'enter'
  | 'recover'
  | 'dissolve'
  | 'deregister'
  | 'prove'
  | 'verifyMail'
  | 'recoverByMail'

/** The channel, and how the message names the purpose: SMS in Chinese, mail in the reader's language. */
type Purpose =
  | { readonly channel: 'sms'; readonly text: string }
  | { readonly channel: 'mail'; readonly text: string; readonly textEn: string }

export const purposes: Readonly<Record<CodePurpose, Purpose>> = {
  bind: { channel: 'sms', text: '换绑手机号' },
  enter: { channel: 'sms', text: '登录或注册' },
  recover: { channel: 'sms', text: '找回密码' },
  dissolve: { channel: 'sms', text: '注销企业账号' },
  deregister: { channel: 'sms', text: '注销个人账号' },
  prove: { channel: 'sms', text: '验证身份' },
  verifyMail: { channel: 'mail', text: '验证邮箱', textEn: 'verify your email address' },
  recoverByMail: { channel: 'mail', text: '找回密码', textEn: 'reset your password' },
}
