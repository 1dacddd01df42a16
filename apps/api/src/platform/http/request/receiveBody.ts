import { Readable } from 'node:stream'
import { wireRefusals } from '@atrium/contracts/wire/refusals'
import type { Context } from 'hono'
import { InvalidInput } from '../../refusal/InvalidInput'
import { Refusal } from '../../refusal/Refusal'

/** The slowest accepted pace of a body. */
export interface BodyPace {
  /** Milliseconds before the pace counts. */
  readonly grace: number
  /** Bytes per second, on average after the grace period. */
  readonly rate: number
}

/** Slower than any connection on which pages are usable. */
export const bodyPace: BodyPace = { grace: 10_000, rate: 8 * 1024 }

interface Receiving {
  /** Bytes. */
  readonly most: number
  readonly pace?: BodyPace
  /** Ends it early, with the signal's reason. */
  readonly signal?: AbortSignal
  /** Called with the size of each piece. */
  readonly onPiece?: (bytes: number) => void
}

/**
 * Receives the whole body.
 * @throws InvalidInput if it is larger than `most`
 * @throws Refusal 408 if it comes too slowly, or incompletely
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
      // Lets the answering code decide whether to read on or close the connection.
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

/** Reads and discards the rest of a body, so that an early answer can arrive. */
export async function discardBody(context: Context, most: number): Promise<void> {
  const source = sourceOf(context)
  if (!source || source.readableEnded) return
  await receiveBody(context, { most, onPiece: () => undefined }).catch(() => undefined)
}

/**
 * Node's stream in a server; undefined if the connection was closed, and received data is stored elsewhere.
 */
function sourceOf({ req, env }: Context): Readable | undefined {
  const incoming: Readable | undefined = env?.incoming
  if (incoming) return incoming.destroyed ? undefined : incoming
  return Readable.from(req.raw.body ?? [])
}

const tooLarge = (most: number) =>
  new InvalidInput([{ path: 'body', message: `must have at most ${most / 1024} kB` }], 413)

const tooSlow = () => new Refusal(wireRefusals.bodyTooSlow)

const cut = () => new Refusal(wireRefusals.bodyCut)

const lineCut = (): never => {
  throw cut()
}
