import { hotline } from '../../shared/brand/hotline'
import type { English } from '../../shared/texts/messages'
import type { companyRegistrationChinese } from './messages.zh-CN'

export const companyRegistrationEnglish: English<typeof companyRegistrationChinese> = {
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
}
