/**
 * A request whose body ends where its line is cut: then what has come is kept as if it had been sent by itself. Only
 * where `signal` aborts it breaks.
 */
export function requestUntilCut({ url, method, headers, body }: Request, signal: AbortSignal): Request {
  if (!body) return new Request(url, { method, headers })
  const given = { method, headers, body: untilCut(body, signal), duplex: 'half' }
  return new Request(url, given)
}

/** Bytes that are passed on together: each piece costs as much as many of its bytes. */
const atOnce = 256 * 1024

function untilCut(body: ReadableStream<Uint8Array>, signal: AbortSignal): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream({
    start(controller) {
      signal.addEventListener('abort', () => controller.error(signal.reason))
    },
    async pull(controller) {
      const pieces: Uint8Array[] = []
      let isOver = false
      for (let size = 0; size < atOnce && !isOver && !signal.aborted; ) {
        const read = await reader.read().catch(() => undefined)
        if (read?.value) {
          pieces.push(read.value)
          size += read.value.length
        } else isOver = true
      }
      if (signal.aborted) return
      if (pieces.length > 0) controller.enqueue(Buffer.concat(pieces))
      if (isOver) controller.close()
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
