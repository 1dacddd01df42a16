import type { CallbackSecrets, Vendor } from '../../../ports/CompanyDirectory'
import { encryptForFeishu, feishuSignature } from '../feishu/feishuCallback'
import { encryptMessage, signatureOf } from '../messageCrypt'
import { feishuIds } from './feishuStandIn'

/** What the stand-in tells. Ids are the world's own. */
export interface ToldChange {
  readonly kind: 'person' | 'department'
  readonly did: 'added' | 'changed' | 'removed'
  readonly id: string
}

interface Sending extends ToldChange {
  readonly now: Date
  /** The same again is a replay. */
  readonly nonce: string
}

const wecomWords = { added: 'create', changed: 'update', removed: 'delete' } as const
const dingtalkWords = {
  person: { added: 'user_add_org', changed: 'user_modify_org', removed: 'user_leave_org' },
  department: { added: 'org_dept_create', changed: 'org_dept_modify', removed: 'org_dept_remove' },
} as const
const feishuWords = { added: 'created', changed: 'updated', removed: 'deleted' } as const

/** A callback as the vendor sends it: the query of the address, headers and body. */
export function vendorCallback(
  vendor: Vendor,
  { clientId, token, key }: CallbackSecrets,
  { kind, did, id, now, nonce }: Sending,
): { readonly query: string; readonly headers: Record<string, string>; readonly body: string } {
  const seconds = String(Math.floor(now.getTime() / 1000))
  if (vendor === 'wecom') {
    const type = `${wecomWords[did]}_${kind === 'person' ? 'user' : 'party'}`
    const named = kind === 'person' ? `<UserID><![CDATA[${id}]]></UserID>` : `<Id>${id}</Id>`
    const event = `<xml><ToUserName><![CDATA[${clientId}]]></ToUserName><FromUserName><![CDATA[sys]]></FromUserName><CreateTime>${seconds}</CreateTime><MsgType><![CDATA[event]]></MsgType><Event><![CDATA[change_contact]]></Event><ChangeType>${type}</ChangeType>${named}</xml>`
    const encrypted = encryptMessage(key, event, clientId)
    const query = { msg_signature: signatureOf(token, seconds, nonce, encrypted), timestamp: seconds, nonce }
    return {
      query: String(new URLSearchParams(query)),
      headers: { 'content-type': 'text/xml' },
      body: `<xml><ToUserName><![CDATA[${clientId}]]></ToUserName><AgentID><![CDATA[]]></AgentID><Encrypt><![CDATA[${encrypted}]]></Encrypt></xml>`,
    }
  }
  if (vendor === 'dingtalk') {
    const timestamp = String(now.getTime())
    const named = kind === 'person' ? { UserId: [id] } : { DeptId: [Number(id)] }
    const event = { EventType: dingtalkWords[kind][did], TimeStamp: timestamp, CorpId: 'ding', ...named }
    const encrypt = encryptMessage(key, JSON.stringify(event), clientId)
    const query = { msg_signature: signatureOf(token, timestamp, nonce, encrypt), timestamp, nonce }
    return {
      query: String(new URLSearchParams({ ...query, signature: query.msg_signature })),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ encrypt }),
    }
  }
  const object =
    kind === 'person'
      ? { open_id: feishuIds.person(id) }
      : { open_department_id: feishuIds.department(Number(id)) }
  const event = {
    schema: '2.0',
    header: {
      event_id: nonce,
      event_type: `contact.${kind === 'person' ? 'user' : 'department'}.${feishuWords[did]}_v3`,
      create_time: String(now.getTime()),
      token,
      app_id: clientId,
      tenant_key: 'stand-in',
    },
    event: { object },
  }
  const body = JSON.stringify({ encrypt: encryptForFeishu(key, JSON.stringify(event)) })
  return {
    query: '',
    headers: {
      'content-type': 'application/json',
      'x-lark-request-timestamp': seconds,
      'x-lark-request-nonce': nonce,
      'x-lark-signature': feishuSignature(seconds, nonce, key, body),
    },
    body,
  }
}
