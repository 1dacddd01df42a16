import { once } from 'node:events'
import { createServer } from 'node:net'
import { explainedListening } from './explainedListening'
import type { Configuration } from './readConfiguration'

/** Checks before anything else whether a port is free; it is opened when the service is ready. */
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
 * Browsers try `localhost` by IPv6 first: another listener on the same port would be shown instead of a
 * service on 127.0.0.1.
 */
export async function requireOwnName({ host, port, settings }: Configuration): Promise<void> {
  const isNamed = new URL(settings.publicOrigin).hostname === 'localhost'
  if (host !== '127.0.0.1' || port === 0 || !isNamed) return
  await requireFreePort('::1', port).catch((error) => {
    // Without IPv6, nobody listens there.
    if (error.cause?.code === 'EADDRINUSE') throw error
  })
}
