import { createConnection } from 'node:net'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import type { OperatorOutlet, OperatorRequest } from './runCommand'
import { socketPath } from './socketPath'
import { type OperatorAnswer, operatorLine } from './wire'

/** Sends the command to the service that uses the data directory; undefined if none runs. */
export async function askRunning(
  dataDirectory: string,
  request: OperatorRequest,
  print: OperatorOutlet['print'],
): Promise<OperatorAnswer | undefined> {
  const path = socketPath(dataDirectory)
  if (path === undefined) return undefined
  const socket = createConnection(path)
  try {
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  } catch (error) {
    if (isNobodyThere(error)) return undefined
    throw error
  }
  socket.write(`${JSON.stringify(request)}\n`)
  for await (const line of createInterface({ input: socket })) {
    const received = v.parse(v.pipe(v.string(), v.parseJson(), operatorLine), line)
    if ('outcome' in received) return received
    await print(received.printed)
  }
  throw new Error('The service ended before the command did.')
}

const isNobodyThere = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED')
