import { hotline } from '../shared/brand/hotline'
import { catalogue } from '../shared/texts/messages'

/** How to reach us: nobody waits for it before they ask. */
export const helpMessages = catalogue(
  'workspace.help',
  {
    hotlineLabel: '客服热线',
    hotline,
    copyHotline: '复制热线号码',
    hotlineHours: '工作日9:00–18:00',
    feedback: '意见反馈',
    feedbackAddress: 'https://feedback.atrium.example/zh',
  },
  {
    hotlineLabel: 'Hotline',
    hotline,
    copyHotline: 'Copy hotline number',
    hotlineHours: 'Working days, 9:00–18:00',
    feedback: 'Send feedback',
    feedbackAddress: 'https://feedback.atrium.example/en',
  },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly 'workspace.help': typeof helpMessages
  }
}
