import { wireRefusals } from '@atrium/contracts/wire/refusals'
import type { Context } from 'hono'
import { Refusal } from '../../refusal/Refusal'

/** Limits of simultaneous downloads. */
export interface DownloadLimits {
  /** Limit per address, such as that of a share. */
  readonly link: number
  readonly network: number
  readonly process: number
}

/** Sends files and archives: each idle one keeps memory and a file open. */
export interface DownloadLimiter {
  /**
   * Sends the content of `open`, counted until it is read or abandoned. If too many are open, one is dropped
   * that nobody has read from for a while.
   *
   * @param from the network of the caller
   * @throws Refusal 429 or 503 if all are being read
   */
  send(
    context: Context,
    from: string,
    open: () => Promise<ReadableStream<Uint8Array>> | ReadableStream<Uint8Array>,
  ): Promise<ReadableStream<Uint8Array>>
}

/** Browsers open six connections at a time; an office shares a network. */
export const downloadLimits: DownloadLimits = { link: 60, network: 120, process: 240 }

/** Milliseconds without a byte read, after which a download may be dropped. */
const idleAfter = 2000

interface OpenDownload {
  readonly link: string
  readonly network: string
  /** On `performance.now()`. */
  readAt: number
  /** Closes the connection. */
  readonly cut: () => void
}

export function createDownloadLimiter(limits: DownloadLimits): DownloadLimiter {
  /** Ordered by last read, oldest first. */
  const leaving = new Set<OpenDownload>()

  function makeRoom(most: number, refusal: () => Refusal, isMeant: (one: OpenDownload) => boolean): void {
    const own = [...leaving].filter(isMeant)
    if (own.length < most) return
    const [idlest] = own
    if (!idlest || performance.now() - idlest.readAt < idleAfter) throw refusal()
    leaving.delete(idlest)
    idlest.cut()
  }

  function touch(one: OpenDownload): void {
    if (!leaving.delete(one)) return
    one.readAt = performance.now()
    leaving.add(one)
  }

  return {
    async send({ req, env }, network, open) {
      const link = req.path
      makeRoom(limits.link, tooManyThere, (one) => one.link === link)
      makeRoom(limits.network, tooManyThere, (one) => one.network === network)
      makeRoom(limits.process, busy, () => true)
      let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
      const cut = () => {
        env?.outgoing?.destroy()
        void reader?.cancel().catch(() => undefined)
      }
      const own: OpenDownload = { link, network, readAt: performance.now(), cut }
      leaving.add(own)
      try {
        reader = (await open()).getReader()
      } catch (error) {
        leaving.delete(own)
        throw error
      }
      return counted(reader, {
        read: () => touch(own),
        over: () => leaving.delete(own),
      })
    },
  }
}

/** Nothing is read ahead. */
function counted(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  on: { readonly read: () => void; readonly over: () => void },
): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        on.read()
        try {
          const { done, value } = await reader.read()
          if (!done) return controller.enqueue(value)
          on.over()
          controller.close()
        } catch (error) {
          on.over()
          controller.error(error)
        }
      },
      async cancel(reason) {
        on.over()
        await reader.cancel(reason)
      },
    },
    { highWaterMark: 0 },
  )
}

const tooManyThere = () => new Refusal(wireRefusals.tooManyDownloads)
const busy = () => new Refusal(wireRefusals.downloadsBusy)
