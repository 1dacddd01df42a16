import { type Answer, answer } from '../shared/answers'
import type { Message } from './atoms'
import { messagesContract } from './contract'

const message = (n: number, title: string, content: string, hasRead: boolean): Message => ({
  messageId: `message-${n}`,
  title,
  content,
  hasRead,
  createdAt: `2026-11-${String(20 - n).padStart(2, '0')}T01:30:00.000Z`,
})

export const someMessages: Message[] = [
  message(1, '授权即将到期', '“给排水与消防设计软件”将在 25 天后到期，共 15 个授权，请提前安排续期。', false),
  message(2, '可用授权不足', '“弹塑性时程分析软件”仅剩 1 个可用授权。', false),
  message(3, '企业认证已通过', '云筑建筑设计研究院有限公司已通过企业认证。', true),
]

/** The service as somebody with three messages finds it. */
export const messagesAnswers: readonly Answer[] = [
  answer(messagesContract.listMessages, ({ query }) => {
    const list = query.hasRead === false ? someMessages.filter((one) => !one.hasRead) : someMessages
    return { totalItems: list.length, list }
  }),
  answer(messagesContract.getMessage, ({ query }) => {
    const found = someMessages.find((one) => one.messageId === query.messageId)
    return found ?? message(9, '通知', '', true)
  }),
  answer(messagesContract.readMessages, true),
  answer(messagesContract.deleteMessages, true),
]
