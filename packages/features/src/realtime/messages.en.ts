import type { English } from '../shared/texts/messages'
import type { realtimeChinese } from './messages.zh-CN'

export const realtimeEnglish: English<typeof realtimeChinese> = {
  dissolved: (company: string) => `The account of ${company} has been closed.`,
  offline: (time) => `You’re offline. What you see is from ${time}; it updates once you’re back.`,
  late: (time) => `Live updates stopped. Changes since ${time} may be missing.`,
  refresh: 'Update now',
  retry: 'Try again',
  restored: 'You’re back online, and this page is up to date.',
}
