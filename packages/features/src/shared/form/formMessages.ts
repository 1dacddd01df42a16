import { catalogue } from '../texts/messages'

export const formMessages = catalogue(
  'form',
  {
    unsaved: '有未保存的修改',
    discard: '放弃修改',
  },
  {
    unsaved: 'Unsaved changes',
    discard: 'Discard changes',
  },
)

declare module '../texts/messages' {
  interface Catalogues {
    readonly form: typeof formMessages
  }
}
