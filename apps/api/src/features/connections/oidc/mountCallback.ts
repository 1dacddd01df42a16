import { pagePaths } from '@atrium/contracts/paths'
import type { Hono } from 'hono'
import type { Entry, Serve } from '../../../platform/http/serveRequest'
import { callbackErrorOf } from '../callbackErrorOf'

const entry: Entry = { name: 'companyCallback', access: 'public', limit: 'others', body: 'none' }

/**
 * Where OpenID Connect providers send browsers back. The answer goes on to the portal’s page behind `#`, which neither
 * servers nor logs see. The page redeems it with the attempt that its browser kept.
 */
export function mountOidcCallback(app: Hono, serve: Serve): void {
  app.get(
    '/oidc/:companyId/:connectionId/callback',
    serve(entry, async ({ context }) => {
      const { code, state = '', iss, error } = context.req.query()
      const connection = context.req.param('connectionId') ?? ''
      const answer = new URLSearchParams(
        code === undefined || error !== undefined
          ? { error: callbackErrorOf(error), state, connection }
          : { code, state, ...(iss !== undefined && { iss }), connection },
      )
      const location = `${pagePaths.companyCallback}#${answer}`
      return new Response(null, {
        status: 303,
        headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
      })
    }),
  )
}
