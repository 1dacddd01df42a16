import { messagesContract } from '@atrium/contracts/messages/contract'
import { type Answer, type AnswersOf, answer } from '../shared/stories/answers'
import { countsBy } from '../shared/stories/rows'
import { storyLocale } from '../shared/stories/textsOf'

type Message = AnswersOf<typeof messagesContract>['getMessage']

type Words = readonly [title: string, content: string]

/** A message from before messages had a subject. */
export const aboutNothing = {
  kind: null,
  enterpriseId: null,
  enterpriseName: '',
  isMember: false,
  subjectId: null,
  isDone: false,
} as const

const message = (
  n: number,
  hasRead: boolean,
  [title, content]: Words,
  [titleEn, contentEn]: Words,
  about: Partial<Message> = {},
): Message => ({
  messageId: `message-${n}`,
  title,
  content,
  titleEn,
  contentEn,
  hasRead,
  createdAt: `2026-11-${String(20 - n).padStart(2, '0')}T01:30:00.000Z`,
  ...aboutNothing,
  ...about,
})

export const someMessages: Message[] = [
  message(
    1,
    false,
    ['授权即将到期', '“给排水与消防设计软件”将在25天后到期，共15个授权，请提前安排续期。'],
    [
      'Licences expire soon',
      '15 licences of “给排水与消防设计软件” expire in 25 days. Please renew in time.',
    ],
    {
      kind: 'product',
      enterpriseId: 'company-yunzhu',
      enterpriseName: '云筑建筑设计研究院有限公司',
      isMember: true,
    },
  ),
  message(
    2,
    false,
    ['可用授权不足', '“弹塑性时程分析软件”仅剩1个可用授权。'],
    ['Few licences left', 'Only 1 licence of “弹塑性时程分析软件” is left.'],
  ),
  // From before messages had English texts.
  message(3, true, ['企业认证审核已通过', '云筑建筑设计研究院有限公司已通过企业认证。'], ['', '']),
]

/** The title of the first message, in the story's language. */
export function licencesExpire(): string {
  const [first] = someMessages
  return (storyLocale() === 'en' ? first?.titleEn : first?.title) ?? ''
}

/** The service's answers to a person with three messages. */
export const messagesAnswers: readonly Answer[] = [
  answer(messagesContract.listMessages, ({ query }) => {
    const list = query.hasRead === false ? someMessages.filter((one) => !one.hasRead) : someMessages
    return { totalItems: list.length, list, counts: countsBy(someMessages, ({ hasRead }) => ({ hasRead })) }
  }),
  answer(messagesContract.getMessage, ({ query }) => {
    const found = someMessages.find((one) => one.messageId === query.messageId)
    return found ?? message(9, true, ['通知', ''], ['', ''])
  }),
  answer(messagesContract.readMessages, true),
  answer(messagesContract.deleteMessages, true),
]
