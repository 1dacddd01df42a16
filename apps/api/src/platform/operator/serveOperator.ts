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

export interface OperatorDoor {
  close(): Promise<void>
}

/**
 * Lets the operator's commands into this process, which alone may touch the embedded database: by a socket in the
 * data directory, where nobody but the service's own user comes.
 */
export async function serveOperator(
  ports: Resources,
  program: OperatorProgram,
  dataDirectory: string,
): Promise<OperatorDoor> {
  const path = socketPath(dataDirectory)
  if (path === undefined) {
    ports.log({
      level: 'warning',
      event: 'operatorUnavailable',
      reason: 'the data directory’s path is too long',
    })
    return { close: () => Promise.resolve() }
  }
  // What a killed service left behind; the directory's lock says that nobody listens there any more.
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

/** The file comes into being with these rights: there is no moment in which anybody else may open it. */
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

/** Whoever reads slowly is waited for, and whoever has gone is not. */
async function sayTo(socket: Socket, line: OperatorLine): Promise<void> {
  if (socket.destroyed) throw new Error('Whoever asked has gone.')
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
