import type { English } from '../shared/texts/messages'
import type { companyIdentitiesChinese } from './messages.zh-CN'

export const companyIdentitiesEnglish: English<typeof companyIdentitiesChinese> = {
  failed: 'Your company accounts could not be loaded',
  name: (company) => `Account of ${company}`,
  linked: 'Linked',
  linkedOn: (day) => `Linked on ${day}`,
  usedAt: (time) => `Last sign-in ${time}`,
  neverUsed: 'Not used to sign in yet',
  unlink: 'Unlink',
  unlinkOf: (company) => `Unlink ${company}`,
  unlinkTitle: (company) => `Unlink ${company}?`,
  unlinkText:
    'You can’t sign in with this company account any more, but you stay a member. You can link it again at your next company sign-in.',
  unlinked: 'The company account is unlinked',
}
