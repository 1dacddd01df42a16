import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { CallbackRequest, CallbackSecrets, OpenedCallback } from '../../../ports/CompanyDirectory'
import { isRecent, isSame } from '../messageCrypt'

const ivLength = 16

const sent = v.pipe(v.string(), v.parseJson(), v.object({ encrypt: v.string() }))

const verification = v.object({
  type: v.literal('url_verification'),
  token: v.string(),
  challenge: v.string(),
})

const named = v.optional(
  v.object({ open_id: v.optional(v.string()), open_department_id: v.optional(v.string()) }),
)
const event = v.object({
  schema: v.literal('2.0'),
  header: v.object({ event_id: v.string(), event_type: v.string(), token: v.string(), app_id: v.string() }),
  event: v.object({ object: named }),
})

/** A callback of Feishu, in its schema 2.0, always encrypted. */
export function feishuCallback(
  { method, headers, body, now }: CallbackRequest,
  { clientId, token, key }: CallbackSecrets,
): OpenedCallback | undefined {
  if (method !== 'POST') return undefined
  const text = new TextDecoder().decode(body)
  const read = v.safeParse(sent, text)
  const message = read.success ? decrypted(key, read.output.encrypt) : undefined
  if (message === undefined) return undefined
  // The test of the address isn't signed. It proves the key by its encryption, and changes nothing.
  if (v.is(verification, message)) {
    if (!isSame(message.token, token)) return undefined
    const answer = { type: 'application/json', body: JSON.stringify({ challenge: message.challenge }) }
    return { answer, id: undefined, people: [], departments: [], isEverything: false }
  }
  const timestamp = headers.get('x-lark-request-timestamp') ?? ''
  const nonce = headers.get('x-lark-request-nonce') ?? ''
  const signature = headers.get('x-lark-signature') ?? ''
  if (!isSame(signature, feishuSignature(timestamp, nonce, key, text))) return undefined
  if (!isRecent(Number(timestamp) * 1000, now) || !v.is(event, message)) return undefined
  const { header, event: told } = message
  if (!isSame(header.token, token) || header.app_id !== clientId) return undefined
  const { open_id, open_department_id } = told.object ?? {}
  const isOf = (kind: string) => header.event_type.startsWith(`contact.${kind}.`)
  return {
    answer: { type: 'application/json', body: '{}' },
    id: header.event_id,
    people: isOf('user') && open_id ? [open_id] : [],
    departments: isOf('department') && open_department_id ? [open_department_id] : [],
    isEverything: isOf('scope'),
  }
}

export const feishuSignature = (timestamp: string, nonce: string, key: string, body: string): string =>
  createHash('sha256').update(`${timestamp}${nonce}${key}${body}`).digest('hex')

const keyOf = (key: string) => createHash('sha256').update(key).digest()

/** As Feishu does, for its stand-in. */
export function encryptForFeishu(key: string, message: string): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-cbc', keyOf(key), iv)
  return Buffer.concat([iv, cipher.update(message), cipher.final()]).toString('base64')
}

/** @returns undefined if it was encrypted with another key, or is no JSON */
function decrypted(key: string, encrypted: string): unknown {
  try {
    return JSON.parse(decryptForFeishu(key, encrypted))
  } catch {
    return undefined
  }
}

export function decryptForFeishu(key: string, encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64')
  const decipher = createDecipheriv('aes-256-cbc', keyOf(key), bytes.subarray(0, ivLength))
  return Buffer.concat([decipher.update(bytes.subarray(ivLength)), decipher.final()]).toString()
}
