import { type OutgoingSms, type SmsGateway, SmsRefused } from '../../ports/SmsGateway'

export interface HttpGatewayOptions {
  readonly url: string
  /** Sent as a bearer token. */
  readonly token?: string | undefined
  /** Default: the runtime's own. */
  readonly fetch?: typeof globalThis.fetch
}

/**
 * A gateway that takes `{ id, mobile, text }` as JSON by POST, with the id as its idempotency key. Any 2xx means
 * taken; 4xx, but for 408 and 429, means never.
 */
export function httpGateway({ url, token, fetch = globalThis.fetch }: HttpGatewayOptions): SmsGateway {
  return {
    async send(sms: OutgoingSms) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': sms.id,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ id: sms.id, mobile: sms.mobile, text: sms.text }),
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      })
      await response.body?.cancel()
      if (response.ok) return
      const said = `The SMS gateway answered ${response.status}.`
      if (isFinal(response.status)) throw new SmsRefused(said)
      throw new Error(said)
    },
  }
}

const isFinal = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429
