/** As wide as the button that leads to what is managed. */
export const manageWidth = { 'zh-CN': 78, en: 98 } as const
