import { hotline } from '../../shared/brand/hotline'
import { catalogue } from '../../shared/texts/messages'

/** Texts of registering together with a company, apart from those of any registration. */
export const companyRegistrationMessages = catalogue(
  'companyRegistration',
  {
    kinds: '账号类型',
    person: '个人账号',
    company: '企业账号',
    title: '注册企业账号',
    text: '您将成为企业的超级管理员。注册后请提交企业认证，通过后即可使用全部企业服务。',
    name: '企业名称',
    nameHint: '请与营业执照上的名称一致',
    nameRequired: '请输入企业名称',
    nameTooShort: '企业名称至少2个字符',
    nameTaken: `已存在该企业名称，请联系客服${hotline}`,
  },
  {
    kinds: 'Kind of account',
    person: 'Personal',
    company: 'Company',
    title: 'Register your company',
    text: 'You become its super administrator. Have it certified next: then you can use everything that companies can.',
    name: 'Company name',
    nameHint: 'As on the business licence',
    nameRequired: 'Please enter the company’s name',
    nameTooShort: 'The name has at least 2 characters',
    nameTaken: `There is a company of this name already. Please call ${hotline}.`,
  },
)

declare module '../../shared/texts/messages' {
  interface Catalogues {
    readonly companyRegistration: typeof companyRegistrationMessages
  }
}
