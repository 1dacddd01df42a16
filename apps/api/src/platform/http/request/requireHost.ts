import type { Context, Next } from 'hono'
import { invalid } from '../answers'
import { languageOf } from '../caller/callerLanguage'

/** Some hosts are valid in HTTP but not in URLs, such as a number that is no address. */
export const requireHost = async (context: Context, next: Next) =>
  URL.canParse(context.req.url)
    ? next()
    : invalid([{ path: 'header.host', message: 'must be a host' }], languageOf(context))
