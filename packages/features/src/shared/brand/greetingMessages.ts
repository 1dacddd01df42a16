import { catalogue } from '../texts/messages'

export const greetingMessages = catalogue(
  'greeting',
  {
    morning: (name: string) => `早上好，${name}`,
    afternoon: (name: string) => `下午好，${name}`,
    evening: (name: string) => `晚上好，${name}`,
  },
  {
    morning: (name: string) => `Good morning, ${name}`,
    afternoon: (name: string) => `Good afternoon, ${name}`,
    evening: (name: string) => `Good evening, ${name}`,
  },
)

declare module '../texts/messages' {
  interface Catalogues {
    readonly greeting: typeof greetingMessages
  }
}
