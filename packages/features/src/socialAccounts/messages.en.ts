import type { English } from '../shared/texts/messages'
import type { socialAccountsChinese } from './messages.zh-CN'

export const socialAccountsEnglish: English<typeof socialAccountsChinese> = {
  failed: 'Your social accounts could not be loaded',
  none: 'Not bound',
  noneHint: 'Once bound, it signs you in',
  unnamed: 'Bound',
  boundOn: (day) => `Bound ${day}`,
  usedAt: (time) => `Last signed in ${time}`,
  neverUsed: 'Not used to sign in yet',
  notOffered: 'No longer offered: it signs you in no more',
  bind: 'Bind',
  bindOf: (name) => `Bind ${name}`,
  unbind: 'Unbind',
  unbindOf: (name) => `Unbind ${name}`,
  unbindTitle: (name) => `Unbind ${name}?`,
  unbindText: 'It signs in to this account no more. You can bind it again at any time.',
  unbound: 'The social account was unbound',
  lastWay: 'It is your only way to sign in. Set a password or bind a phone first.',
  notBound: 'This social account is no longer bound. Please reload the page.',
  providerMissing: 'This kind of social account can’t be bound any more',
}
