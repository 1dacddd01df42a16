/** Texts of signing in with a company's account. */
export const enterpriseChinese = {
  account: '企业账号',
  hint: '企业账号或统一社会信用代码；密码为超级管理员本人的登录密码。通过企业登录的成员，请在“密码”中输入企业邮箱。',
  accountRequired: '请输入企业账号',
}
