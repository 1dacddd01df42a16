import { lt } from 'drizzle-orm'
import { smsOutbox } from '../database/schema'
import { describeError } from '../service/describeError'
import { type Delivery, deliverSms } from './deliverSms'

const pauseMilliseconds = 500
const keptMilliseconds = 7 * 86_400_000
const purgeEvery = 3_600_000

export interface RunningDelivery {
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>
}

/** Delivers until it is stopped; any number of processes may. */
export function runDelivery(delivery: Delivery): RunningDelivery {
  const ended = new AbortController()
  const running = deliverOn(delivery, ended.signal)
  return {
    async stop() {
      ended.abort()
      await running
    },
  }
}

async function deliverOn(delivery: Delivery, signal: AbortSignal): Promise<void> {
  let purgedAt = Number.NEGATIVE_INFINITY
  while (!signal.aborted) {
    try {
      const taken = await deliverSms(delivery)
      if (taken === 0) await pause(signal)
      if (performance.now() - purgedAt > purgeEvery) {
        purgedAt = performance.now()
        await purge(delivery)
      }
    } catch (error) {
      delivery.log({ level: 'error', event: 'smsDeliveryFailed', ...describeError(error) })
      await pause(signal)
    }
  }
}

async function purge({ database, clock }: Delivery): Promise<void> {
  const moment = new Date(clock().getTime() - keptMilliseconds)
  await database.connection.delete(smsOutbox).where(lt(smsOutbox.queuedAt, moment))
}

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, pauseMilliseconds)
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
