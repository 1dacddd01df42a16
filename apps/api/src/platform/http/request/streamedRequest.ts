import { Readable } from 'node:stream'
import type { Context } from 'hono'

/** Milliseconds without a byte, after which the body ends and others get their turn. */
const longestSilence = 15_000

/**
 * The request with a body for streaming, which ends normally when the connection is cut or silent for a while.
 * Received data can be stored as if it had been sent separately.
 *
 * @param signal its abort is the only thing that makes the body fail
 */
export function streamedRequest({ req, env }: Context, signal: AbortSignal): Request {
  const { url, method, headers } = req.raw
  if (method === 'HEAD' || method === 'GET') return new Request(url, { method, headers })
  // Node's own stream, if there is one: one web stream less for the 16,000 pieces of 1 GiB.
  const body: Readable = env?.incoming ?? Readable.from(req.raw.body ?? [])
  const init = { method, headers, body: untilSilent(body, signal), duplex: 'half' }
  return new Request(url, init)
}

function untilSilent(body: Readable, signal: AbortSignal): ReadableStream<Uint8Array> {
  // Each piece is all that has arrived.
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

/** Undefined if nothing more arrives in time. */
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
