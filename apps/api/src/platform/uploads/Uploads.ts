import { wireRefusals } from '@atrium/contracts/wire/refusals'
import { Refusal } from '../refusal/Refusal'
import type { Reading } from './Reading'
import type { Made, Tasks } from './Task'

/** Where uploaded files wait until they are read. */
export interface UploadPlaces {
  /**
   * A place for one call with files, for the duration of `work`. Places are limited per company and in total,
   * which bounds memory.
   *
   * @throws Refusal 429 or 503 if none is free
   */
  during<T>(owner: string, work: () => Promise<T>): Promise<T>
  close(): void
}

/** Uploaded files, from before their first byte is read until they are parsed. */
export interface Uploads<T extends Tasks> extends UploadPlaces {
  /**
   * Reads one file after another, in turns between owners, so that one owner's many files don't delay others.
   */
  read<N extends keyof T>(owner: string, name: N, ...given: Parameters<T[N]>): Promise<Made<T, N>>
}

const mostOfOne = 3
const mostOfAll = 8

export function openUploads<T extends Tasks>(reading: Reading<T>): Uploads<T> {
  const present: string[] = []
  const turns = takeTurns()
  return {
    async during(owner, work) {
      if (present.filter((other) => other === owner).length >= mostOfOne)
        throw new Refusal(wireRefusals.uploadsOwnBusy)
      if (present.length >= mostOfAll) throw new Refusal(wireRefusals.uploadsBusy)
      present.push(owner)
      try {
        return await work()
      } finally {
        present.splice(present.indexOf(owner), 1)
      }
    },
    read: (owner, name, ...given) => turns(owner, () => reading.read({ name, given })),
    close: reading.close,
  }
}

/** Runs one at a time, and serves owners in turns. */
function takeTurns() {
  const waiting: { readonly owner: string; readonly start: () => Promise<void> }[] = []
  let served: string | undefined
  let isBusy = false

  async function work(): Promise<void> {
    if (isBusy) return
    const other = waiting.findIndex(({ owner }) => owner !== served)
    const [next] = waiting.splice(Math.max(0, other), 1)
    if (!next) return
    isBusy = true
    served = next.owner
    await next.start()
    isBusy = false
    void work()
  }

  return <T>(owner: string, task: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      waiting.push({ owner, start: () => task().then(resolve, reject) })
      void work()
    })
}
