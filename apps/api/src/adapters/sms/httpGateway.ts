import { type Carrier, DeliveryRefused } from '../../ports/Carrier'

export interface HttpGatewayOptions {
  readonly url: string
  /** Sent as a bearer token. */
  readonly token?: string | undefined
  /** Default: the runtime's `fetch`. */
  readonly fetch?: typeof globalThis.fetch
}

/**
 * A gateway that takes `{ id, mobile, text }` as JSON by POST, with the id as idempotency key. Any 2xx means
 * accepted; 4xx except 408 and 429 means never retry.
 */
export function httpGateway({ url, token, fetch = globalThis.fetch }: HttpGatewayOptions): Carrier {
  return {
    channel: 'sms',
    mostAttempts: 8,
    freshMilliseconds: 3_600_000,
    async send({ id, recipient: mobile, text }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ id, mobile, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      })
      await response.body?.cancel()
      if (response.ok) return
      const message = `The SMS gateway answered ${response.status}.`
      if (isFinal(response.status)) throw new DeliveryRefused(message)
      throw new Error(message)
    },
  }
}

const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429
