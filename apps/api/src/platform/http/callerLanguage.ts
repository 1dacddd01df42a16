import type { Language } from '../people/Language'

/** The page's language, which the client sends with each call. Default: Chinese. */
export const callerLanguage = (header: string | undefined): Language =>
  /^\s*en\b/i.test(header ?? '') ? 'en' : 'zh-CN'
