import { describeError } from '../../platform/process/describeError'
import type { Ports } from '../../ports/Ports'
import type { SmsGateway } from '../../ports/SmsGateway'
import { deliverSms } from './deliverSms'

const pauseMilliseconds = 500

export interface RunningDelivery {
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>
}

type DeliveryPorts = Pick<Ports, 'database' | 'clock' | 'log'>

/** Delivers until it is stopped; any number of processes may. */
export function runDelivery(ports: DeliveryPorts, gateway: SmsGateway): RunningDelivery {
  const ended = new AbortController()
  const running = workUntil(ended.signal, ports, gateway)
  return {
    async stop() {
      ended.abort()
      await running
    },
  }
}

async function workUntil(signal: AbortSignal, ports: DeliveryPorts, gateway: SmsGateway) {
  while (!signal.aborted) {
    try {
      if ((await deliverSms({ ...ports, gateway })) === 0) await pause(signal)
    } catch (error) {
      ports.log({ level: 'error', event: 'smsDeliveryFailed', ...describeError(error) })
      await pause(signal)
    }
  }
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
