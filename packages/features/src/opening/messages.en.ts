import { hotline } from '../shared/brand/hotline'
import type { English } from '../shared/texts/messages'
import type { openingChinese } from './messages.zh-CN'

export const openingEnglish: English<typeof openingChinese> = {
  title: 'Open or join a company',
  openTitle: 'Open a company',
  openText:
    'You become its super administrator. Have it certified next: then you can use everything that companies can.',
  name: 'Company name',
  nameHint: 'As on the business licence',
  nameRequired: 'Please enter the company’s name',
  nameTooShort: 'The name has at least 2 characters',
  registered: 'Registered companies',
  registeredCount: (count) =>
    count === 1
      ? '1 registered company, use the arrow keys'
      : `${count} registered companies, use the arrow keys`,
  nameTaken: `There is a company of this name already. Please call ${hotline}.`,
  open: 'Open company',
  opened: (company) => `${company} is open. Have it certified next.`,
  tooManyUncertified: (most) =>
    `You lead ${most} companies that aren’t certified. Have them certified, or close those you no longer need.`,
  leaving: 'Your account is about to be closed. It can open no company.',
  joinTitle: 'Join a company',
  joinText:
    'An administrator can invite you by text message, which you can also accept under My to-dos, or share a link or QR code with you.',
  tellPhone: (phone) =>
    `Give your phone number, ${phone}, to the company’s administrator and ask for an invitation.`,
  link: 'Invitation link',
  linkHint: 'Paste the link that an administrator shared with you',
  linkRequired: 'Please paste the invitation link',
  linkWrong: 'This isn’t an invitation link. Please paste all of it.',
  follow: 'Open invitation',
  toBacklog: 'See my to-dos',
}
