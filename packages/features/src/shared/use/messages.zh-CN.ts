import { chineseCount } from '../texts/format'

export const lastUseChinese = {
  lastUsed: '最近使用',
  today: '今天',
  daysAgo: (days: number) => (days === 1 ? '昨天' : `${chineseCount(days)}天前`),
  used: (when: string) => `${when}用过`,
  never: '从未使用',
  givenToday: '今天授权',
  givenFor: (days: number) => `已授权${chineseCount(days)}天`,
  idleDays: '闲置天数',
}
