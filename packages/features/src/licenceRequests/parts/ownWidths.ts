/** As wide as the longest words of a language: what stands at one place in either list begins at one edge. */
export const ownWidths = {
  'zh-CN': { product: 360, devices: 110, status: 110, actions: 110 },
  en: { product: 360, devices: 140, status: 110, actions: 120 },
} as const
