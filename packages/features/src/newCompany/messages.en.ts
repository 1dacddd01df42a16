import { hotline } from '../shared/brand/hotline'
import type { English } from '../shared/texts/messages'
import type { newCompanyChinese } from './messages.zh-CN'

export const newCompanyEnglish: English<typeof newCompanyChinese> = {
  title: 'Create or join a company',
  openTitle: 'Create a company',
  openText:
    'You become its super administrator. Submit it for certification next to unlock every company service.',
  name: 'Company name',
  nameHint: 'As on the business licence',
  nameRequired: 'Please enter the company’s name',
  nameTooShort: 'Use at least 2 characters',
  registered: 'Registered companies',
  registeredCount: (count) =>
    count === 1
      ? '1 registered company; choose with the arrow keys'
      : `${count} registered companies; choose with the arrow keys`,
  nameTaken: `There is a company of this name already. Please call ${hotline}.`,
  open: 'Create company',
  opened: (company) => `${company} was created. Submit it for certification next.`,
  joinTitle: 'Join a company',
  joinText:
    'An administrator can invite you by text message, or share a link or QR code with you. You can also accept invitations under “My to-dos”.',
  tellPhone: (phone) =>
    `Give your phone number, ${phone}, to the company’s administrator and ask for an invitation.`,
  link: 'Invitation link',
  linkHint: 'Paste the link that an administrator shared with you',
  linkRequired: 'Please paste the invitation link',
  linkWrong: 'This isn’t a valid invitation link. Please paste the whole link.',
  follow: 'Open invitation',
  toBacklog: 'View my to-dos',
}
