/** What a code is for; one sent for something is worth nothing for something else. */
export type CodePurpose = 'bind' | 'register' | 'dissolve' | 'signIn'

/** How the message names it. */
export const purposeTexts: Readonly<Record<CodePurpose, string>> = {
  bind: '换绑手机号',
  register: '注册账号',
  dissolve: '注销企业账号',
  signIn: '登录',
}
