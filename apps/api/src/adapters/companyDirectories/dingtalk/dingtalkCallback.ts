import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { CallbackRequest, CallbackSecrets, OpenedCallback } from '../../../ports/CompanyDirectory'
import { decryptMessage, encryptMessage, isRecent, isSame, signatureOf } from '../messageCrypt'

const sent = v.pipe(v.string(), v.parseJson(), v.object({ encrypt: v.string() }))

const ids = v.optional(v.array(v.pipe(v.union([v.string(), v.number()]), v.transform(String))), [])
const event = v.pipe(v.string(), v.parseJson(), v.object({ EventType: v.string(), UserId: ids, DeptId: ids }))

/** A callback of DingTalk. The answer is encrypted too. */
export function dingtalkCallback(
  { method, query, body, now }: CallbackRequest,
  { clientId, token, key }: CallbackSecrets,
): OpenedCallback | undefined {
  if (method !== 'POST') return undefined
  const signature = query.get('msg_signature') ?? query.get('signature') ?? ''
  const timestamp = query.get('timestamp') ?? ''
  const nonce = query.get('nonce') ?? ''
  const read = v.safeParse(sent, new TextDecoder().decode(body))
  if (!read.success) return undefined
  const { encrypt } = read.output
  if (!isSame(signature, signatureOf(token, timestamp, nonce, encrypt))) return undefined
  const opened = decryptMessage(key, encrypt)
  if (opened?.receiver !== clientId || !isRecent(Number(timestamp), now)) return undefined
  const told = v.safeParse(event, opened.message)
  if (!told.success) return undefined
  const { EventType: type, UserId, DeptId } = told.output
  return {
    answer: answerOf({ clientId, token, key }, now),
    id: type === 'check_url' ? undefined : signature,
    people: type.startsWith('user_') ? UserId : [],
    departments: type.startsWith('org_dept_') ? DeptId : [],
    isEverything: false,
  }
}

function answerOf({ clientId, token, key }: CallbackSecrets, now: Date): OpenedCallback['answer'] {
  const timeStamp = String(now.getTime())
  const nonce = randomBytes(6).toString('hex')
  const encrypt = encryptMessage(key, 'success', clientId)
  const body = { msg_signature: signatureOf(token, timeStamp, nonce, encrypt), timeStamp, nonce, encrypt }
  return { type: 'application/json', body: JSON.stringify(body) }
}
