import type { Hono } from 'hono'
import type { Serve } from '../../platform/http/serveRequest'
import type { Ports } from '../../ports/Ports'
import { mountOidcCallback } from './oidc/mountCallback'
import { mountSaml } from './saml/mountSaml'

/** Where identity providers send browsers back, and our metadata. */
export function mountConnections(app: Hono, ports: Ports, serve: Serve): void {
  mountOidcCallback(app, serve)
  mountSaml(app, ports, serve)
}
