import type { English } from '../texts/messages'
import type { greetingChinese } from './messages.zh-CN'

export const greetingEnglish: English<typeof greetingChinese> = {
  morning: (name: string) => `Good morning, ${name}`,
  afternoon: (name: string) => `Good afternoon, ${name}`,
  evening: (name: string) => `Good evening, ${name}`,
}
