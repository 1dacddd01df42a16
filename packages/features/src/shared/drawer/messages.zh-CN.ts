/** What leads from the drawer to the rows around the one that is open. */
export const drawerChinese = { previous: '上一条（Alt + ↑）', next: '下一条（Alt + ↓）' }
