import type { Context } from 'hono'
import type { Language } from '../../people/Language'

/** The page's language, which the client sends with each call. Default: Chinese. */
export const callerLanguage = (header: string | undefined): Language =>
  /^\s*en\b/i.test(header ?? '') ? 'en' : 'zh-CN'

/** The {@link callerLanguage} of a request. */
export const languageOf = ({ req }: Context): Language => callerLanguage(req.header('accept-language'))
