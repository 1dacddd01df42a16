/** In which one is written to. */
export type Language = 'zh-CN' | 'en'
