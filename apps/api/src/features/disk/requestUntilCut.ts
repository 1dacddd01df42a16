/**
 * A request whose body ends where its line is cut: then what has come is kept as if it had been sent by itself. Only
 * where `signal` aborts it breaks.
 */
export function requestUntilCut({ url, method, headers, body }: Request, signal: AbortSignal): Request {
  if (!body) return new Request(url, { method, headers })
  const given = { method, headers, body: untilCut(body, signal), duplex: 'half' }
  return new Request(url, given)
}

function untilCut(body: ReadableStream<Uint8Array>, signal: AbortSignal): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream({
    start(controller) {
      signal.addEventListener('abort', () => controller.error(signal.reason))
    },
    async pull(controller) {
      const read = await reader.read().catch(() => undefined)
      if (signal.aborted) return
      if (read === undefined || read.done) controller.close()
      else controller.enqueue(read.value)
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
