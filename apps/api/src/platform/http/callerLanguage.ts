import type { Language } from '../people/Language'

/** In which language a page shows itself, as the client says with each call. Whoever says nothing is written to in Chinese. */
export const callerLanguage = (header: string | undefined): Language =>
  /^\s*en\b/i.test(header ?? '') ? 'en' : 'zh-CN'
