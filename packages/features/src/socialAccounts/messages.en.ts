import type { English } from '../shared/texts/messages'
import type { socialAccountsChinese } from './messages.zh-CN'

export const socialAccountsEnglish: English<typeof socialAccountsChinese> = {
  failed: 'Your social accounts could not be loaded',
  none: 'Not linked',
  noneHint: 'Link it to sign in with it',
  unnamed: 'Linked',
  boundOn: (day) => `Linked ${day}`,
  usedAt: (time) => `Last signed in ${time}`,
  neverUsed: 'Not used to sign in yet',
  notOffered: 'No longer supported, so you can’t sign in with it',
  bind: 'Link',
  bindOf: (name) => `Link ${name}`,
  unbind: 'Unlink',
  unbindOf: (name) => `Unlink ${name}`,
  unbindTitle: (name) => `Unlink ${name}?`,
  unbindText: 'You can no longer sign in with it. You can link it again at any time.',
  unbound: 'Social account unlinked',
}
