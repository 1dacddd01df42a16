import { Hono } from 'hono'
import { allContracts } from './contracts'
import { deskRoutes } from './deskRoutes'
import { mountLicenceKeys } from './features/borrowing'
import { mountDirectoryCallbacks } from './features/chinaDirectories'
import { mountConnections } from './features/connections'
import { mountDownloads, mountUploads } from './features/disk'
import { siteOrigins } from './features/embedding'
import { mountProvider } from './features/oidc'
import { mountInstallers } from './features/releases'
import { mountScim } from './features/scim'
import { answerError } from './platform/http/answerError'
import { missing } from './platform/http/answers'
import { languageOf } from './platform/http/caller/callerLanguage'
import { corsFor } from './platform/http/corsFor'
import { mountHealth } from './platform/http/health'
import { honoPath } from './platform/http/honoPath'
import type { Route } from './platform/http/Route'
import type { Rules } from './platform/http/Rules'
import { requireHost } from './platform/http/request/requireHost'
import { securityHeaders } from './platform/http/securityHeaders'
import { serveOperation } from './platform/http/serveOperation'
import { type Serve, serveRequest } from './platform/http/serveRequest'
import { serveRest } from './platform/http/serveRest'
import { mountNegotiate } from './platform/hub'
import { serveObject } from './platform/objects'
import { openApiDocument } from './platform/openapi/openApiDocument'
import type { Ports } from './ports/Ports'
import { allRoutes } from './routes'
import { rules } from './rules'

/** Rules that a test may replace. */
export interface Replacements {
  readonly authenticate?: Rules['authenticate']
  readonly routes?: readonly Route[]
  /** Whether it answers the desk of the vendor's staff. Default: yes. */
  readonly hasDesk?: boolean
}

/** The account service, given its ports. */
export function createApp(ports: Ports, replaced: Replacements = {}): Hono {
  const { settings } = ports
  const effectiveRules: Rules = {
    ...rules,
    ...(replaced.authenticate && { authenticate: replaced.authenticate }),
  }
  const app = new Hono()
  app.use(securityHeaders(settings.publicOrigin))
  app.use(requireHost)
  const allowSites = corsFor(settings.embedOrigins, siteOrigins(ports))
  app.use('/api/*', allowSites)
  // Pages of sites ask whether the service is back.
  app.use('/healthz', allowSites)
  for (const route of replaced.routes ?? allRoutes) {
    const { method, path, access, signInRequest } = route.operation
    // Sign-ins to applications belong to this service's own pages, and keys of sites to their servers.
    if (path.startsWith('/v1/') && access !== 'public' && !signInRequest) app.use(honoPath(path), allowSites)
    app.on(method, honoPath(path), serveOperation(ports, effectiveRules, route))
  }
  if (replaced.hasDesk !== false) {
    for (const route of deskRoutes) {
      const { method, path } = route.operation
      app.on(method, honoPath(path), serveOperation(ports, effectiveRules, route))
    }
  }
  mountHealth(app, ports)
  const serve: Serve = (entry, work) => serveRequest(ports, effectiveRules, entry, work)
  mountUploads(app, ports, serve)
  mountNegotiate(app, serve)
  mountDownloads(app, ports, serve)
  mountInstallers(app, ports, serve)
  mountScim(app, ports, serve)
  mountDirectoryCallbacks(app, ports, serve)
  mountProvider(app, ports, serve)
  mountConnections(app, ports, serve)
  app.use(serveRest(serve))
  app.get('/api/objects/:companyId/:name', serveObject(ports))
  app.get('/api/objects/people/:userId/:name', serveObject(ports))
  ports.payments?.mount?.(app)
  for (const provider of ports.social) provider.mount?.(app)
  ports.standInApp?.mount(app)
  ports.standInCompany?.mount(app)
  ports.companyDirectories.mount?.(app)
  mountLicenceKeys(app, ports)
  app.all('/api/*', missing)
  app.all('/v1/*', missing)
  // As bytes, which all readers share.
  let description: Uint8Array<ArrayBuffer> | undefined
  app.get('/openapi.json', (context) => {
    description ??= new TextEncoder().encode(
      JSON.stringify(openApiDocument(allContracts, settings.publicOrigin)),
    )
    return context.body(description, 200, { 'content-type': 'application/json' })
  })
  app.onError((error, context) => answerError(ports, error, { language: languageOf(context) }))
  return app
}
