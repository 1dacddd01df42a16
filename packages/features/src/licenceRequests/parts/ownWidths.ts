/** As wide as the longest words of a language, so that columns of both lists are aligned. */
export const ownWidths = {
  'zh-CN': { product: 360, devices: 110, status: 110, actions: 110 },
  en: { product: 360, devices: 140, status: 110, actions: 120 },
} as const
