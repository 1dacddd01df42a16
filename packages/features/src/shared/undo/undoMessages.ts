import { catalogue } from '../texts/messages'

/** Words around taking something back. */
export const undoMessages = catalogue(
  'undo',
  {
    undo: '撤销',
    undone: '已撤销',
    undoFailed: (reason: string) => `撤销未成功：${reason}`,
    undonePartly: (kept: string, reason: string) => `部分已撤销，以下未撤销：${kept}。${reason}`,
  },
  {
    undo: 'Undo',
    undone: 'Undone',
    undoFailed: (reason: string) => `Could not be undone: ${reason}`,
    undonePartly: (kept: string, reason: string) => `Undone in part, but not for ${kept}: ${reason}`,
  },
)

declare module '../texts/messages' {
  interface Catalogues {
    readonly undo: typeof undoMessages
  }
}
