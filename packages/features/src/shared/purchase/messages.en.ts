import type { English } from '../texts/messages'
import type { purchaseChinese } from './messages.zh-CN'

export const purchaseEnglish: English<typeof purchaseChinese> = {
  steps: 'Purchase steps',
  choose: 'Package',
  confirm: 'Confirm',
  pay: 'Pay',
  done: 'Done',
}
