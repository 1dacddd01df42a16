import * as v from 'valibot'
import { mac, sameText } from '../../platform/keys/mac'
import { payTypes } from '../../ports/payTypes'

/** A merchant's payment request, as the query of the cashier's page. */
const linkOf = v.object({
  payment: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  order: v.pipe(v.string(), v.regex(/^\d{18}$/)),
  subject: v.pipe(v.string(), v.maxLength(200)),
  type: v.picklist(payTypes),
  /** Fen. */
  amount: v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/), v.transform(Number)),
  until: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
  /** Where the person goes afterwards. */
  back: v.pipe(v.string(), v.url()),
})

export type CashierLink = v.InferOutput<typeof linkOf>

export const cashierPath = '/eBusPay/order'

/** The query of the cashier's page, signed by the merchant. */
export function signLink(key: Uint8Array, link: CashierLink): URLSearchParams {
  const query = { ...link, amount: String(link.amount), until: link.until.toISOString() }
  return new URLSearchParams({ ...query, sign: signatureOf(key, query) })
}

/** Undefined if the signature is not the merchant's. */
export function readLink(key: Uint8Array, query: Readonly<Record<string, string>>): CashierLink | undefined {
  const { sign = '' } = query
  if (!sameText(sign, signatureOf(key, query))) return undefined
  const parsed = v.safeParse(linkOf, query)
  return parsed.success ? parsed.output : undefined
}

const signatureOf = (key: Uint8Array, query: Readonly<Record<string, string>>) =>
  mac(key, ['link', ...Object.keys(linkOf.entries).map((name) => query[name] ?? '')])
