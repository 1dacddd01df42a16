import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { mountNegotiate } from './hub'
import { serveObject } from './objects'
import { allContracts } from './openapi/allContracts'
import { openApiDocument } from './openapi/openApiDocument'
import type { Authenticate } from './service/Authenticate'
import { allRoutes } from './service/allRoutes'
import { answerError } from './service/answerError'
import { invalid, missing } from './service/answers'
import { corsFor } from './service/corsFor'
import { mountHealth } from './service/health'
import { honoPath } from './service/honoPath'
import type { Route } from './service/implement'
import type { Ports } from './service/ports'
import { securityHeaders } from './service/securityHeaders'
import { serveOperation } from './service/serveOperation'
import { authenticate } from './session'

/** What a test may put in the place of the real ones. */
export interface Replacements {
  readonly authenticate?: Authenticate
  readonly routes?: readonly Route[]
}

/** The account service, made of what it needs from outside. */
export function createApp(ports: Ports, replaced: Replacements = {}): Hono {
  const { settings } = ports
  const app = new Hono()
  app.use(securityHeaders(settings.publicOrigin))
  app.use('/api/*', corsFor(settings.embedOrigins))
  for (const route of replaced.routes ?? allRoutes) {
    const { method, path, access, form } = route.operation
    const limit = limits[form ? 'upload' : access === 'public' ? 'public' : 'signedIn']
    app.on(method, honoPath(path), limit, serveOperation(ports, replaced.authenticate ?? authenticate, route))
  }
  mountNegotiate(app, ports, replaced.authenticate ?? authenticate)
  app.get('/api/objects/:companyId/:name', serveObject(ports))
  ports.payments?.mount?.(app)
  app.all('/api/*', missing)
  mountHealth(app, ports)
  let description: string | undefined
  app.get('/openapi.json', (context) => {
    description ??= JSON.stringify(openApiDocument(allContracts, settings.publicOrigin))
    return context.body(description, 200, { 'content-type': 'application/json' })
  })
  app.onError((error) => answerError(ports, error))
  return app
}

const atMost = (kilobytes: number) =>
  bodyLimit({
    maxSize: kilobytes * 1024,
    onError: () => invalid([{ path: 'body', message: `must have at most ${kilobytes} kB` }], 413),
  })

/** Anybody may send to a public operation, and as often as they like: none of those needs much. */
const limits = { public: atMost(16), signedIn: atMost(1024), upload: atMost(8 * 1024) }
