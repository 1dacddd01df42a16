import type { English } from '../texts/messages'
import type { formChinese } from './messages.zh-CN'

export const formEnglish: English<typeof formChinese> = {
  unsaved: 'Unsaved changes',
}
