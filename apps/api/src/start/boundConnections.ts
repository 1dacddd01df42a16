import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Milliseconds. Readers limit the time of bodies, because files may take hours, so a whole request has no
 * limit. Headers hold no place in a queue, and browsers open connections in advance.
 */
export const serverTimes = { headersTimeout: 30_000, requestTimeout: 0, connectionsCheckingInterval: 2000 }

/** Milliseconds in which a reader must take at least one byte. */
const patience = 20_000
/** The same while too much waits in memory. */
const hurry = 2000
/** Bytes that may wait in memory for slow readers. */
const mostWaiting = 32 * 1024 * 1024
/** Milliseconds for a client to receive an answer that came before the end of its request. */
const lastWords = 500

/**
 * Limits the cost of connections: readers that take nothing are disconnected, and so are clients that got an
 * answer and still haven't sent the rest of their request.
 */
export function boundConnections(server: Server): void {
  const sockets = new Set<Socket>()
  const working = new WeakMap<Socket, number>()
  server.timeout = patience
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { socket } = incoming
    working.set(socket, (working.get(socket) ?? 0) + 1)
    outgoing.once('close', () => working.set(socket, (working.get(socket) ?? 1) - 1))
    outgoing.once('finish', () => {
      if (!incoming.complete) endLine(incoming)
    })
  })
  // Node reports sockets without any progress, so a slow reader that takes some bytes is not included.
  server.on('timeout', (socket: Socket) => {
    const requests = working.get(socket)
    const isOurTurn = socket.writableLength === 0 && requests !== 0
    // Until its first request is complete, `headersTimeout` applies.
    if (isOurTurn) socket.setTimeout(patience)
    else socket.destroy()
  })
  const sweep = setInterval(() => hurryReaders(sockets), 1000).unref()
  server.once('close', () => clearInterval(sweep))
}

function hurryReaders(sockets: ReadonlySet<Socket>): void {
  const slow = [...sockets].filter(({ writableLength }) => writableLength > 0)
  const waiting = slow.reduce((bytes, { writableLength }) => bytes + writableLength, 0)
  if (waiting <= mostWaiting) return
  for (const socket of slow) if (socket.timeout !== hurry) socket.setTimeout(hurry)
}

/** The rest is discarded; closing at once would lose the answer. */
function endLine(incoming: IncomingMessage): void {
  incoming.resume()
  setTimeout(() => {
    if (!incoming.complete) incoming.socket.destroySoon()
  }, lastWords).unref()
}
