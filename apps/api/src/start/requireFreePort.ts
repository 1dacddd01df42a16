import { once } from 'node:events'
import { createServer } from 'node:net'
import { explainedListening } from './explainedListening'
import type { Configuration } from './readConfiguration'

/** Finds out before anything else is begun whether a port can be had; it is opened once the service is ready. */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const probe = createServer()
  try {
    probe.listen(port, host)
    await once(probe, 'listening')
  } catch (error) {
    throw explainedListening(error as NodeJS.ErrnoException, host, port)
  }
  probe.close()
  await once(probe, 'close')
}

/**
 * Browsers try `localhost` by IPv6 first: what listens there on the same port would be shown in the place of a service
 * on 127.0.0.1.
 */
export async function requireOwnName({ host, port, settings }: Configuration): Promise<void> {
  const isNamed = new URL(settings.publicOrigin).hostname === 'localhost'
  if (host !== '127.0.0.1' || port === 0 || !isNamed) return
  await requireFreePort('::1', port).catch((error) => {
    // Where there is no IPv6, nobody listens by it.
    if (error.cause?.code === 'EADDRINUSE') throw error
  })
}
