/** Links to the rows before and after the open one. */
export const drawerChinese = { previous: '上一条（Alt + ↑）', next: '下一条（Alt + ↓）' }
