import type { English } from '../texts/messages'
import type { drawerChinese } from './messages.zh-CN'

export const drawerEnglish: English<typeof drawerChinese> = {
  previous: 'Previous (Alt + ↑)',
  next: 'Next (Alt + ↓)',
}
