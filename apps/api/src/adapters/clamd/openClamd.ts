import { once } from 'node:events'
import type { Socket } from 'node:net'
import { StartFailure } from '../../platform/process/StartFailure'
import type { Scanner, Verdict } from '../../ports/Scanner'
import { askClamd, type ClamdPlace } from './askClamd'

/** ClamAV's daemon, which receives contents over its socket and never sees a file. */
export const openClamd = (place: ClamdPlace): Scanner => ({
  async scan(content) {
    return verdictOf(await askClamd(place, 'INSTREAM', (socket) => sendContent(socket, content)))
  },
})

/** @throws StartFailure if it doesn't answer */
export async function requireClamd(place: ClamdPlace): Promise<void> {
  const answer = await askClamd(place, 'PING').catch(
    (error: NodeJS.ErrnoException) => error.code ?? error.message,
  )
  if (answer === 'PONG') return
  throw new StartFailure(
    `The scanner of CLAMD_URL, ${nameOf(place)}, doesn't answer (${answer}): start clamd, or correct CLAMD_URL.`,
  )
}

const nameOf = (place: ClamdPlace) => ('path' in place ? place.path : `${place.host}:${place.port}`)

/** Each chunk is preceded by its length in four bytes; a zero length ends the stream. */
async function sendContent(socket: Socket, content: ReadableStream<Uint8Array>): Promise<void> {
  const reader = content.getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (part.value.length === 0) continue
      socket.write(lengthOf(part.value.length))
      if (!socket.write(part.value)) await Promise.race([once(socket, 'drain'), once(socket, 'close')])
      if (socket.destroyed) return
    }
    socket.write(lengthOf(0))
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

function lengthOf(count: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(count)
  return bytes
}

/** `stream: OK`, `stream: <what> FOUND`, or an error. */
function verdictOf(answer: string): Verdict {
  if (answer === 'stream: OK') return { state: 'clean' }
  const threat = /^stream: (.*) FOUND$/.exec(answer)?.[1]
  if (threat !== undefined) {
    // The name that clamd, if configured so, gives to files beyond its own limits.
    return threat.startsWith('Heuristics.Limits.Exceeded')
      ? { state: 'tooLarge' }
      : { state: 'infected', threat }
  }
  if (answer.includes('size limit exceeded')) return { state: 'tooLarge' }
  throw new Error(`clamd answers ${JSON.stringify(answer.slice(0, 200))}.`)
}
