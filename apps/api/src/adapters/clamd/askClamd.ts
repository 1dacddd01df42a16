import { connect, type Socket } from 'node:net'

/** The address of clamd: TCP, or a socket on this machine. */
export type ClamdPlace = { readonly host: string; readonly port: number } | { readonly path: string }

/** In milliseconds. Scanning a large archive takes long, without any output. */
const longestSilence = 120_000

/**
 * Sends a command of clamd's protocol with its content, and resolves to the answer without its terminator.
 *
 * @param write sends the content; clamd may answer and disconnect before reading all of it
 */
export async function askClamd(
  place: ClamdPlace,
  command: 'PING' | 'INSTREAM',
  write: (socket: Socket) => Promise<void> = async () => undefined,
): Promise<string> {
  const socket = connect(place)
  const answer = answerOn(socket)
  // The caller that awaits the answer handles the error.
  answer.catch(() => undefined)
  try {
    socket.write(`z${command}\0`)
    // After the answer, the rest of the content is irrelevant.
    await Promise.race([write(socket), answer])
    return await answer
  } finally {
    socket.destroy()
  }
}

function answerOn(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    socket.setTimeout(longestSilence, () => socket.destroy(new Error('clamd says nothing.')))
    socket.on('data', (part) => {
      answer += part
      if (answer.includes('\0')) resolve(answer.slice(0, answer.indexOf('\0')))
    })
    socket.once('error', (error) => reject(error))
    socket.once('close', () => reject(new Error('clamd has closed the connection.')))
  })
}
