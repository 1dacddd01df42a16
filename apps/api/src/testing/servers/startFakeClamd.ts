import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

interface FakeClamd {
  readonly port: number
  /** The received contents, in order. */
  readonly scanned: readonly Buffer[]
  /** From now on, connections are closed without an answer, or answered again. */
  answer(does: boolean): void
  close(): Promise<void>
}

/** Split, so that no scanner takes this file for malware. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-')

/**
 * Speaks clamd's protocol: commands that end with a zero byte, and contents in chunks preceded by their
 * length.
 *
 * @param mostBytes the limit for a content, like `StreamMaxLength`
 */
export async function startFakeClamd(mostBytes = 100_000): Promise<FakeClamd> {
  const scanned: Buffer[] = []
  let does = true

  async function serve(socket: Socket): Promise<void> {
    if (!does) return void socket.destroy()
    let bytes = Buffer.alloc(0)
    const reader = socket[Symbol.asyncIterator]()
    const take = async (count: number) => {
      while (bytes.length < count) {
        const { done, value } = await reader.next()
        if (done) throw new Error('It left.')
        bytes = Buffer.concat([bytes, value as Buffer])
      }
      const taken = bytes.subarray(0, count)
      bytes = bytes.subarray(count)
      return taken
    }
    let command = ''
    for (let letter = await take(1); letter[0] !== 0; letter = await take(1)) command += letter
    if (command === 'zPING') return void socket.end('PONG\0')
    if (command !== 'zINSTREAM') return void socket.end('UNKNOWN COMMAND\0')
    const parts: Buffer[] = []
    let length = 0
    for (let next = await size(); next > 0; next = await size()) {
      length += next
      if (length > mostBytes) return void socket.end('INSTREAM size limit exceeded. ERROR\0')
      parts.push(await take(next))
    }
    const content = Buffer.concat(parts)
    scanned.push(content)
    socket.end(content.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0')
    async function size() {
      return (await take(4)).readUInt32BE()
    }
  }

  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    serve(socket).catch(() => socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    scanned,
    answer(now) {
      does = now
    },
    async close() {
      const closed = once(server.close(), 'close')
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
