/** Texts for undo. */
export const undoChinese = {
  undo: '撤销',
  undone: '已撤销',
  undoFailed: (reason: string) => `撤销未成功：${reason}`,
  undonePartly: (kept: string, reason: string) => `部分已撤销，以下未撤销：${kept}。${reason}`,
}
