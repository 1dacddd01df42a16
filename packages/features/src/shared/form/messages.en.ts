import type { English } from '../texts/messages'
import type { formChinese, uploadChinese } from './messages.zh-CN'

export const formEnglish: English<typeof formChinese> = {
  unsaved: 'Unsaved changes',
}

export const uploadEnglish: English<typeof uploadChinese> = {
  busy: 'Many files are being read at the moment. Please try again shortly.',
  spent: 'Your company sent too many files within an hour. Please try again in an hour.',
}
