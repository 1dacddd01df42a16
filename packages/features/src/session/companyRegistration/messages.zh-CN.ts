/** Texts of registering a company, separate from those of every registration. */
export const companyRegistrationChinese = {
  kinds: '账号类型',
  person: '个人账号',
  company: '企业账号',
  title: '注册企业账号',
  text: '您将成为企业的超级管理员。注册后请提交企业认证，通过后即可使用全部企业服务。',
  name: '企业名称',
  nameHint: '请与营业执照上的名称一致',
  nameRequired: '请输入企业名称',
  nameTooShort: '企业名称至少2个字符',
}
