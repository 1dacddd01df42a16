import type { English } from '../texts/messages'
import type { undoChinese } from './messages.zh-CN'

export const undoEnglish: English<typeof undoChinese> = {
  undo: 'Undo',
  undone: 'Undone',
  undoFailed: (reason: string) => `Could not be undone: ${reason}`,
  undonePartly: (kept: string, reason: string) => `Partly undone, but not for ${kept}: ${reason}`,
}
