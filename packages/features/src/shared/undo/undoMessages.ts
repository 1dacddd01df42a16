import { catalogue } from '../texts/messages'

/** Words around taking something back. */
export const undoMessages = catalogue(
  'undo',
  {
    undo: '撤销',
    undone: '已撤销',
    undoFailed: (reason: string) => `撤销未成功：${reason}`,
  },
  {
    undo: 'Undo',
    undone: 'Undone',
    undoFailed: (reason: string) => `Could not be undone: ${reason}`,
  },
)

declare module '../texts/messages' {
  interface Catalogues {
    readonly undo: typeof undoMessages
  }
}
