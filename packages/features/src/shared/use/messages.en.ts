import { englishCount } from '../texts/format'
import type { English } from '../texts/messages'
import type { lastUseChinese } from './messages.zh-CN'

export const lastUseEnglish: English<typeof lastUseChinese> = {
  lastUsed: 'Last used',
  today: 'Today',
  daysAgo: (days) => (days === 1 ? 'Yesterday' : `${englishCount(days)} days ago`),
  used: (when) => `used ${when.toLowerCase()}`,
  never: 'Never',
  givenToday: 'granted today',
  givenFor: (days) => (days === 1 ? 'granted yesterday' : `granted ${englishCount(days)} days ago`),
  idleDays: 'Days idle',
}
