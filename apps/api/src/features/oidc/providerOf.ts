import type { JWK } from 'jose'
import type Provider from 'oidc-provider'
import type { Ports } from '../../ports/Ports'
import { createProvider } from './createProvider'
import { signingKeys } from './signingKeys'

type ProviderPorts = Pick<Ports, 'database' | 'keys' | 'clock' | 'settings' | 'log'>

/** Milliseconds until a process learns of keys that another one rotated. */
const keysReadEvery = 30_000

interface Running {
  readonly kids: string
  readonly provider: Provider
  readAt: number
}

const running = new WeakMap<ProviderPorts['database'], Promise<Running>>()

/** The provider with the current keys: the library takes them only when it is created. */
export async function providerOf(ports: ProviderPorts): Promise<Provider> {
  const current = running.get(ports.database)
  const known = await current?.catch(() => undefined)
  if (known && Date.now() - known.readAt < keysReadEvery) return known.provider
  if (running.get(ports.database) !== current) return providerOf(ports)
  const next = renew(ports, known)
  running.set(ports.database, next)
  try {
    return (await next).provider
  } catch (error) {
    running.delete(ports.database)
    throw error
  }
}

async function renew(ports: ProviderPorts, known: Running | undefined): Promise<Running> {
  const jwks: readonly JWK[] = await signingKeys(ports.database.connection, ports.keys, ports.clock())
  const kids = jwks.map(({ kid }) => kid).join(' ')
  if (known?.kids === kids) {
    known.readAt = Date.now()
    return known
  }
  return { kids, provider: createProvider(ports, jwks), readAt: Date.now() }
}
