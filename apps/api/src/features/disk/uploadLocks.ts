import { setTimeout as wait } from 'node:timers/promises'
import { diskRefusals } from '@atrium/contracts/disk/refusals'
import type { Database, Holder } from '../../platform/database/Connection'
import { Refusal } from '../../platform/refusal/Refusal'

type Unlock = () => Promise<void>

const longestPause = 500
/** In milliseconds. The holder yields three seconds after another request wants the lock. */
const longestWait = 20_000

/**
 * Waits until nobody else writes to an upload or finishes it, in any process.
 * @throws Refusal 503 if that takes too long, or `signal` aborts
 */
export async function lockUpload(
  { tryLock }: Pick<Database, 'tryLock'>,
  uploadId: string,
  holder: Holder,
  signal?: AbortSignal,
): Promise<Unlock> {
  const until = Date.now() + longestWait
  for (let pause = 10; ; pause = Math.min(2 * pause, longestPause)) {
    const unlock = await tryLock(`upload ${uploadId}`, holder)
    if (unlock) return unlock
    if (signal?.aborted || Date.now() > until) throw inUse()
    await wait(pause)
  }
}

const inUse = () => new Refusal(diskRefusals.uploadedElsewhere)
