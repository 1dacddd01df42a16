import { Readable } from 'node:stream'
import type { Context } from 'hono'

/**
 * A request whose body ends where its line is cut, or says nothing for a while: then what has come is kept as if it
 * had been sent by itself, and whoever sends goes on from there. Only where `signal` aborts it breaks.
 */
export function requestUntilCut({ req, env }: Context, signal: AbortSignal): Request {
  const { url, method, headers } = req.raw
  if (method !== 'PATCH') return new Request(url, { method, headers })
  // Node's own, where one listens: a web stream less for the 16,000 pieces of 1 GiB.
  const body: Readable = env?.incoming ?? Readable.from(req.raw.body ?? [])
  const given = { method, headers, body: untilCut(body, signal), duplex: 'half' }
  return new Request(url, given)
}

function untilCut(body: Readable, signal: AbortSignal): ReadableStream<Uint8Array> {
  // Each time all that has come.
  const pieces: AsyncIterator<Buffer> = body.iterator({ destroyOnReturn: false })
  return new ReadableStream({
    start(controller) {
      signal.addEventListener('abort', () => controller.error(signal.reason))
    },
    async pull(controller) {
      const next = await nextOf(pieces)
      if (signal.aborted) return
      if (next?.value) controller.enqueue(next.value)
      else controller.close()
    },
    cancel: async () => void (await pieces.return?.()),
  })
}

/** Milliseconds without a byte, after which an upload gives its turn back. */
const longestSilence = 15_000

/** Undefined where nothing more comes in time. */
async function nextOf(pieces: AsyncIterator<Buffer>) {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, longestSilence, undefined)
  })
  try {
    return await Promise.race([pieces.next().catch(() => undefined), silence])
  } finally {
    clearTimeout(timer)
  }
}
