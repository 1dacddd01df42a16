import { once } from 'node:events'
import { createServer } from 'node:net'
import { explainedListening } from './explainedListening'

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
