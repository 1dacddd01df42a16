import { Readable } from 'node:stream'
import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import type { Context } from 'hono'
import { InvalidInput } from '../refusal/InvalidInput'
import { Refusal } from '../refusal/Refusal'

/** How slowly a body may come. */
export interface BodyPace {
  /** Milliseconds after which the first byte has to count. */
  readonly grace: number
  /** Bytes a second, on average after the grace. */
  readonly rate: number
}

/** Slower than any line on which pages are usable. */
export const bodyPace: BodyPace = { grace: 10_000, rate: 8 * 1024 }

interface Receiving {
  /** Bytes. */
  readonly most: number
  readonly pace?: BodyPace
  /** Ends it before its time, with the signal's reason. */
  readonly signal?: AbortSignal
  /** Told of each piece as it comes, in bytes. */
  readonly onPiece?: (bytes: number) => void
}

/**
 * Everything that the caller sends behind the headers.
 * @throws InvalidInput when there is more than `most`
 * @throws Refusal 408 when it comes too slowly, or not to its end
 */
export async function receiveBody(
  context: Context,
  { most, pace = bodyPace, signal, onPiece }: Receiving,
): Promise<Buffer> {
  if (Number(context.req.header('content-length')) > most) throw tooLarge(most)
  const source = sourceOf(context)
  if (!source) return Buffer.from(await context.req.arrayBuffer().catch(lineCut))
  const began = performance.now()
  const pieces: Buffer[] = []
  let length = 0
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      const allowed = pace.grace + (length / pace.rate) * 1000
      if (performance.now() - began > allowed) fail(tooSlow())
    }, 500)
    const aborted = () => fail(signal?.reason)
    const closed = () => fail(cut())
    function stop(): void {
      clearInterval(timer)
      signal?.removeEventListener('abort', aborted)
      source?.off('data', take).off('end', finish).off('close', closed)
      // The code that answers decides whether to read on or to close the line.
      source?.pause()
    }
    function fail(reason: unknown): void {
      stop()
      reject(reason)
    }
    function finish(): void {
      stop()
      resolve(Buffer.concat(pieces, length))
    }
    function take(piece: Buffer): void {
      length += piece.length
      if (length > most) {
        fail(tooLarge(most))
        return
      }
      pieces.push(piece)
      onPiece?.(piece.length)
    }
    signal?.addEventListener('abort', aborted)
    source.on('error', closed).on('close', closed).on('end', finish).on('data', take)
  })
}

/** Takes what is left of a body and keeps nothing, so that an answer given early can arrive. */
export async function discardBody(context: Context, most: number): Promise<void> {
  const source = sourceOf(context)
  if (!source || source.readableEnded) return
  await receiveBody(context, { most, onPiece: () => undefined }).catch(() => undefined)
}

/** Node's own where one listens; undefined: the line was cut, and what had come is kept elsewhere. */
function sourceOf({ req, env }: Context): Readable | undefined {
  const incoming: Readable | undefined = env?.incoming
  if (incoming) return incoming.destroyed ? undefined : incoming
  return Readable.from(req.raw.body ?? [])
}

const tooLarge = (most: number) =>
  new InvalidInput([{ path: 'body', message: `must have at most ${most / 1024} kB` }], 413)

const tooSlow = () =>
  new Refusal(
    errorCodes.bodyTooSlow,
    '网络较慢，请求未能及时送达，请检查网络后重试',
    408,
    null,
    'The connection is too slow: the request did not arrive in time. Check your network and try again.',
  )

const cut = () => new Refusal(errorCodes.bodyTooSlow, '连接已中断，请重试', 408)

const lineCut = (): never => {
  throw cut()
}
