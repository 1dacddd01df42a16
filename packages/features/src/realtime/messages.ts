import { catalogue } from '../shared/texts/messages'

export const realtimeMessages = catalogue(
  'realtime',
  {
    dissolved: (company: string) => `企业“${company}”的账号已注销`,
  },
  {
    dissolved: (company: string) => `The account of ${company} has been closed.`,
  },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly realtime: typeof realtimeMessages
  }
}
