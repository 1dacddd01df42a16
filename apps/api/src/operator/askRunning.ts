import { createConnection } from 'node:net'
import { text } from 'node:stream/consumers'
import * as v from 'valibot'
import type { OperatorRequest } from './runCommand'
import { socketPath } from './socketPath'
import { type OperatorAnswer, operatorAnswer } from './wire'

/** Asks the service that runs on the data directory; undefined: none does. */
export async function askRunning(
  dataDirectory: string,
  request: OperatorRequest,
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
  return v.parse(v.pipe(v.string(), v.parseJson(), operatorAnswer), await text(socket))
}

const isNobodyThere = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED')
