import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import type { Resources } from '../http/Resources'
import { answerOperator } from './answerOperator'
import type { OperatorProgram } from './OperatorProgram'
import { socketPath } from './socketPath'
import { type OperatorLine, operatorRequest } from './wire'

export interface OperatorServer {
  close(): Promise<void>
}

/**
 * Accepts the operator's commands in this process, which alone may use the embedded database, through a
 * socket in the data directory that only the service's user can open.
 */
export async function serveOperator(
  ports: Resources,
  program: OperatorProgram,
  dataDirectory: string,
): Promise<OperatorServer> {
  const path = socketPath(dataDirectory)
  if (path === undefined) {
    ports.log({
      level: 'warning',
      event: 'operatorUnavailable',
      reason: 'the data directory’s path is too long',
    })
    return { close: () => Promise.resolve() }
  }
  // Left by a killed service; the directory's lock proves that nobody listens there.
  rmSync(path, { force: true })
  const open = new Set<Socket>()
  const server = createServer((socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    converse(ports, program, socket)
  })
  await listenAlone(server, path)
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.end()
      }),
  }
}

/** The socket is created with these rights, so nobody else can open it at any moment. */
function listenAlone(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    const before = process.umask(0o177)
    try {
      server.listen(path, resolve)
    } finally {
      process.umask(before)
    }
  })
}

/** Waits for a slow reader, but not for one that has gone. */
async function sayTo(socket: Socket, line: OperatorLine): Promise<void> {
  if (socket.destroyed) throw new Error('The caller has disconnected.')
  if (socket.write(`${JSON.stringify(line)}\n`)) return
  await Promise.race([once(socket, 'drain'), once(socket, 'close')])
}

function converse(ports: Resources, program: OperatorProgram, socket: Socket): void {
  socket.on('error', () => socket.destroy())
  createInterface({ input: socket }).once('line', async (line) => {
    const request = v.safeParse(v.pipe(v.string(), v.parseJson(), operatorRequest), line)
    const answer = request.success
      ? await answerOperator(ports, program, request.output, (printed) => sayTo(socket, { printed }))
      : { outcome: 'refused', text: 'The running service is of another version: restart it.' }
    socket.end(`${JSON.stringify(answer)}\n`)
  })
}
