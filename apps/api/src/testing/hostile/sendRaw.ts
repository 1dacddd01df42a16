import { connect } from 'node:net'

/** Raw lines of a request that no client would send: each character is one byte. */
export interface RawRequest {
  readonly method: string
  readonly target: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body?: string
}

/**
 * The status of the answer; 0: the connection closed without one.
 * @throws Error if nothing arrives within this many milliseconds
 */
export function sendRaw(origin: string, request: RawRequest, patience = 20_000): Promise<number> {
  const { method, target, headers, body = '' } = request
  const { hostname, port, host } = new URL(origin)
  const named = new Set(headers.map(([name]) => name.toLowerCase()))
  const lines = [
    `${method} ${target} HTTP/1.1`,
    ...(named.has('host') ? [] : [`host: ${host}`]),
    ...(named.has('connection') ? [] : ['connection: close']),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(named.has('content-length') || named.has('transfer-encoding')
      ? []
      : [`content-length: ${body.length}`]),
  ]
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.setTimeout(patience, () =>
      socket.destroy(new Error(`No answer to ${lines.join('\n').slice(0, 500)}`)),
    )
    socket.on('data', (piece) => {
      answer += piece.toString('latin1')
      const [, status] = /^(?:HTTP\/1\.1 100 .*\r\n\r\n)?HTTP\/1\.[01] ((?!100)\d{3})/.exec(answer) ?? []
      if (!status) return
      resolve(Number(status))
      socket.destroy()
    })
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? resolve(0) : reject(error),
    )
    socket.on('close', () => resolve(0))
    socket.write(Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1'))
  })
}
