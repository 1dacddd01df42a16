import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Milliseconds. How long a body takes is for whoever reads it to say, as files may take hours: there is no limit for a
 * whole request. Headers hold no turn, and browsers open connections ahead of their requests.
 */
export const serverTimes = { headersTimeout: 30_000, requestTimeout: 0, connectionsCheckingInterval: 2000 }

/** Milliseconds for which a reader may take not a byte of what waits for it. */
const patience = 20_000
/** The same while more waits in memory than it should. */
const hurry = 2000
/** Bytes that may wait in memory for slow readers. */
const mostWaiting = 32 * 1024 * 1024
/** Milliseconds for a client to hear an answer that came before the end of its request. */
const lastWords = 500

/**
 * Bounds what connections cost, whatever they ask for: readers that take nothing are cut off, and so is who got an
 * answer and still has not sent the rest of the request.
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
  // Node tells of a socket on which nothing moved: a slow reader that takes some bytes is none of them.
  server.on('timeout', (socket: Socket) => {
    const requests = working.get(socket)
    const isOurTurn = socket.writableLength === 0 && requests !== 0
    // Until its first request is whole, `headersTimeout` bounds it.
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

/** Nothing of the rest is kept; cut off at once, the line would lose the answer. */
function endLine(incoming: IncomingMessage): void {
  incoming.resume()
  setTimeout(() => {
    if (!incoming.complete) incoming.socket.destroySoon()
  }, lastWords).unref()
}
