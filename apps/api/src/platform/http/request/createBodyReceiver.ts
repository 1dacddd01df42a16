import { wireRefusals } from '@atrium/contracts/wire/refusals'
import type { Context } from 'hono'
import { Refusal } from '../../refusal/Refusal'
import { type BodyPace, receiveBody } from './receiveBody'

/** Limits of request bodies in memory, from their first byte until their calls are answered. */
export interface BodyLimits {
  /** Bodies in transit of one person, or of strangers in one network. */
  readonly bodiesOfOne: number
  readonly bodies: number
  /** Bytes. */
  readonly bytesOfOne: number
  readonly bytes: number
  readonly pace?: BodyPace
}

/** Receives bodies before their calls are admitted, so that slow connections block nobody. */
export interface BodyReceiver {
  /**
   * Receives a body of at most `most` bytes and works on it. If too many are in transit, the oldest
   * incomplete one is dropped: an honest one arrives within moments.
   *
   * @param who the person, or the network of a stranger
   * @throws Refusal 408, 429 or 503, InvalidInput 413
   */
  receive<T>(context: Context, who: string, most: number, work: (body: Uint8Array) => Promise<T>): Promise<T>
}

const megabyte = 1024 * 1024

/** As many strangers of a network as may wait for admission; as many files as one person sends at once. */
export const bodyLimits: BodyLimits = {
  bodiesOfOne: 250,
  bodies: 2000,
  bytesOfOne: 24 * megabyte,
  bytes: 64 * megabyte,
}

interface IncomingBody {
  readonly who: string
  readonly cut: AbortController
}

export function createBodyReceiver({
  bodiesOfOne,
  bodies,
  bytesOfOne,
  bytes,
  pace,
}: BodyLimits): BodyReceiver {
  /** Incomplete bodies, oldest first. */
  const arriving = new Set<IncomingBody>()
  const held = new Map<string, number>()
  let heldByAll = 0

  function hold(who: string, more: number): void {
    const own = (held.get(who) ?? 0) + more
    heldByAll += more
    if (own > 0) held.set(who, own)
    else held.delete(who)
  }

  function giveWay(isMeant: (one: IncomingBody) => boolean = () => true): void {
    for (const one of arriving) {
      if (!isMeant(one)) continue
      arriving.delete(one)
      one.cut.abort(busy())
      return
    }
  }

  function makeRoom(who: string): void {
    const own = [...arriving].reduce((count, one) => (one.who === who ? count + 1 : count), 0)
    if (own >= bodiesOfOne) giveWay((one) => one.who === who)
    if (arriving.size >= bodies) giveWay()
  }

  return {
    async receive(context, who, most, work) {
      makeRoom(who)
      const own: IncomingBody = { who, cut: new AbortController() }
      arriving.add(own)
      let size = 0
      try {
        const body = await receiveBody(context, {
          most,
          pace,
          signal: own.cut.signal,
          onPiece(more) {
            size += more
            hold(who, more)
            if ((held.get(who) ?? 0) > bytesOfOne) own.cut.abort(tooManyOwn())
            else if (heldByAll > bytes) own.cut.abort(busy())
          },
        })
        arriving.delete(own)
        return await work(body)
      } finally {
        arriving.delete(own)
        hold(who, -size)
      }
    },
  }
}

const tooManyOwn = () => new Refusal(wireRefusals.tooManyOwn)
const busy = () => new Refusal(wireRefusals.busy)
