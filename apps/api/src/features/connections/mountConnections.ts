import type { Hono } from 'hono'
import type { Serve } from '../../platform/http/serveRequest'
import { mountOidcCallback } from './oidc/mountCallback'

/** Where identity providers send browsers back. */
export function mountConnections(app: Hono, serve: Serve): void {
  mountOidcCallback(app, serve)
}
