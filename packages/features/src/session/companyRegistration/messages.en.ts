import type { English } from '../../shared/texts/messages'
import type { companyRegistrationChinese } from './messages.zh-CN'

export const companyRegistrationEnglish: English<typeof companyRegistrationChinese> = {
  kinds: 'Account type',
  person: 'Personal',
  company: 'Company',
  title: 'Register your company',
  text: 'You become its super administrator. Submit it for certification next to unlock every company service.',
  name: 'Company name',
  nameHint: 'As on the business licence',
  nameRequired: 'Please enter the company’s name',
  nameTooShort: 'Use at least 2 characters',
}
