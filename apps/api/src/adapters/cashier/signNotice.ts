import { mac, sameText } from '../../platform/keys/mac'
import { randomId } from '../../platform/keys/randomId'
import type { PaymentNotice, SignedNotice } from '../../ports/PaymentProvider'

/** Accepted age of a callback, and accepted clock difference, in milliseconds. */
const tolerance = 5 * 60_000

/** Signs a callback for sending now; each attempt has another nonce. */
export function signNotice(key: Uint8Array, notice: PaymentNotice, now: Date): SignedNotice {
  const { paymentId, reference, state, amount } = notice
  const unsigned = { paymentId, reference, state, amount, sentAt: now.toISOString(), nonce: randomId() }
  return { ...unsigned, sign: signatureOf(key, unsigned) }
}

export function isGenuineNotice(key: Uint8Array, notice: SignedNotice, now: Date): boolean {
  const age = Math.abs(now.getTime() - new Date(notice.sentAt).getTime())
  return age <= tolerance && sameText(notice.sign, signatureOf(key, notice))
}

const signatureOf = (key: Uint8Array, notice: Omit<SignedNotice, 'sign'>) => {
  const { paymentId, reference, state, amount, sentAt, nonce } = notice
  return mac(key, ['notice', paymentId, reference, state, amount, sentAt, nonce])
}
