import { describeError } from '../../platform/process/describeError'
import type { Carrier } from '../../ports/Carrier'
import type { Ports } from '../../ports/Ports'
import { deliver, takeDue } from './deliver'

const pauseMilliseconds = 500
const atOnce = 20

export interface RunningDelivery {
  /** Resolves when nothing is in progress. */
  stop(): Promise<void>
}

type DeliveryPorts = Pick<Ports, 'database' | 'clock' | 'log'>

/**
 * Delivers until stopped; any number of processes may run it. One per channel, so that channels don't delay
 * each other.
 */
export function runDelivery(ports: DeliveryPorts, carrier: Carrier): RunningDelivery {
  const ended = new AbortController()
  const running = workUntil(ended.signal, ports, carrier)
  return {
    async stop() {
      ended.abort()
      await running
    },
  }
}

/** A message that hangs occupies only its own slot; the others are refilled. */
async function workUntil(signal: AbortSignal, ports: DeliveryPorts, carrier: Carrier) {
  const delivery = { ...ports, carrier }
  const underWay = new Set<Promise<void>>()
  const failed = (error: unknown) =>
    ports.log({ level: 'error', event: 'deliveryFailed', channel: carrier.channel, ...describeError(error) })
  while (!signal.aborted) {
    const free = atOnce - underWay.size
    const taken = free === 0 ? [] : await takeDue(delivery, free).catch(noneAfter(failed))
    for (const message of taken) {
      const sending = deliver(delivery, message)
        .catch(failed)
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
    }
    if (taken.length < free || free === 0) await pause(signal)
  }
  await Promise.all(underWay)
}

const noneAfter = (failed: (error: unknown) => void) => (error: unknown) => {
  failed(error)
  return []
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, pauseMilliseconds)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
