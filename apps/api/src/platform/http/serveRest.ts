import type { Context, Next } from 'hono'
import type { Entry, Serve } from './serveRequest'

/** Largest form of the service's own pages, in bytes. */
const mostOfForm = 8 * 1024

const reading: Entry = { access: 'public', limit: 'others', body: 'none' }
const sending: Entry = { ...reading, body: { most: mostOfForm } }

/**
 * The entry of all routes that are mounted after it: pages, their files and forms, public pictures, unknown
 * addresses. `readFields` reads a form that has arrived.
 */
export const serveRest =
  (serve: Serve) =>
  (context: Context, next: Next): Promise<Response> => {
    const isReading = ['GET', 'HEAD'].includes(context.req.method)
    const pass = serve(isReading ? reading : sending, async (_request, arrived) => {
      if (!isReading) context.set('arrived', arrived)
      await next()
      return context.res
    })
    return pass(context)
  }
