/** What a code is for; one sent for something is worth nothing for something else. */
export type CodePurpose = 'bind' | 'enter' | 'recover' | 'dissolve'

/** How the message names it. */
export const purposeTexts: Readonly<Record<CodePurpose, string>> = {
  bind: '换绑手机号',
  enter: '登录或注册',
  recover: '找回密码',
  dissolve: '注销企业账号',
}
