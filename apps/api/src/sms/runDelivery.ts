import { lt } from 'drizzle-orm'
import { smsOutbox } from '../database/schema'
import { describeError } from '../service/describeError'
import type { Ports } from '../service/ports'
import { deliverSms } from './deliverSms'
import type { SmsGateway } from './SmsGateway'

const pauseMilliseconds = 500
const keptMilliseconds = 7 * 86_400_000
const purgeEvery = 3_600_000

export interface RunningDelivery {
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>
}

type DeliveryPorts = Pick<Ports, 'database' | 'clock' | 'log'>

/**
 * Delivers until it is stopped; any number of processes may.
 *
 * @param gateway undefined: messages stay in the outbox, where the operator reads them
 */
export function runDelivery(ports: DeliveryPorts, gateway: SmsGateway | undefined): RunningDelivery {
  const ended = new AbortController()
  const running = workUntil(ended.signal, ports, gateway)
  return {
    async stop() {
      ended.abort()
      await running
    },
  }
}

async function workUntil(signal: AbortSignal, ports: DeliveryPorts, gateway: SmsGateway | undefined) {
  const step = gateway ? () => deliverSms({ ...ports, gateway }) : async () => 0
  let purgedAt = Number.NEGATIVE_INFINITY
  while (!signal.aborted) {
    try {
      if (performance.now() - purgedAt > purgeEvery) {
        purgedAt = performance.now()
        await purge(ports)
      }
      if ((await step()) === 0) await pause(signal)
    } catch (error) {
      ports.log({ level: 'error', event: 'smsDeliveryFailed', ...describeError(error) })
      await pause(signal)
    }
  }
}

async function purge({ database, clock }: DeliveryPorts): Promise<void> {
  const moment = new Date(clock().getTime() - keptMilliseconds)
  await database.connection.delete(smsOutbox).where(lt(smsOutbox.queuedAt, moment))
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
