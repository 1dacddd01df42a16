/** English names of the service's menu items, by their ids. */
export const menuNames: Readonly<Record<string, string>> = {
  'company-home': 'Company home',
  products: 'Products and services',
  authorisation: 'Authorisation',
  'by-member': 'By member',
  'by-product': 'By product',
  enterprise: 'Company',
  departments: 'Departments & members',
  'company-information': 'Company information',
  history: 'History',
  account: 'Account',
  password: 'Reset password',
  messages: 'Message centre',
  'personal-home': 'Personal centre',
  'personal-password': 'Reset password',
}
