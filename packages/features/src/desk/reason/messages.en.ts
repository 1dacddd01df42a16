import type { English } from '../../shared/texts/messages'
import type { reasonChinese } from './messages.zh-CN'

export const reasonEnglish: English<typeof reasonChinese> = {
  reason: 'Reason',
  reasonHint: 'Recorded in the audit log',
  reasonPlaceholder: 'For example: customer called, ticket 12345',
  reasonRequired: 'Enter a reason',
  recent: 'Recent reasons',
}
