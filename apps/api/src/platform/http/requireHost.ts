import type { Context, Next } from 'hono'
import { invalid } from './answers'

/** Some hosts pass HTTP's grammar and are no URL's, such as a number that is no address: then nothing can be read. */
export const requireHost = async ({ req }: Context, next: Next) =>
  URL.canParse(req.url) ? next() : invalid([{ path: 'header.host', message: 'must be a host' }])
