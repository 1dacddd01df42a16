import type { Context, Next } from 'hono'
import { invalid } from './answers'

/** Some hosts are valid in HTTP but not in URLs, such as a number that is no address. */
export const requireHost = async ({ req }: Context, next: Next) =>
  URL.canParse(req.url) ? next() : invalid([{ path: 'header.host', message: 'must be a host' }])
