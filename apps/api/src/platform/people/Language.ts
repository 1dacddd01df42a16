/** The language of messages to a person. */
export type Language = 'zh-CN' | 'en'
