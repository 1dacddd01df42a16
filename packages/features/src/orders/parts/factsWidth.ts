/** Of the names of an order's facts: as wide as their longest words, so that what is said begins at one edge. */
export const factsWidth = { 'zh-CN': '112px', en: '132px' } as const
