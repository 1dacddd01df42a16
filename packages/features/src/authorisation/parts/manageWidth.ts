/** As wide as the button that opens the management page. */
export const manageWidth = { 'zh-CN': 78, en: 98 } as const
