import { catalogue } from '../texts/messages'

export const formMessages = catalogue(
  'form',
  {
    unsaved: '有未保存的修改',
  },
  {
    unsaved: 'Unsaved changes',
  },
)

declare module '../texts/messages' {
  interface Catalogues {
    readonly form: typeof formMessages
  }
}
