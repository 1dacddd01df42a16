import { connect, type Socket } from 'node:net'

/** Where clamd listens: over TCP, or at a socket of this machine. */
export type ClamdPlace = { readonly host: string; readonly port: number } | { readonly path: string }

/** In milliseconds; a scan of a large archive takes its time, and says nothing meanwhile. */
const longestSilence = 120_000

/**
 * Sends one command of clamd's protocol, and what belongs to it, and resolves to the answer without its end.
 *
 * @param write sends what follows the command; clamd may answer and leave before all of it was read
 */
export async function askClamd(
  place: ClamdPlace,
  command: 'PING' | 'INSTREAM',
  write: (socket: Socket) => Promise<void> = async () => undefined,
): Promise<string> {
  const socket = connect(place)
  const answer = answerOn(socket)
  // The caller that waits for the answer hears of it.
  answer.catch(() => undefined)
  try {
    socket.write(`z${command}\0`)
    // Once it has answered, what is left to send makes no difference.
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
