import { XMLParser } from 'fast-xml-parser'
import type { CallbackRequest, CallbackSecrets, OpenedCallback } from '../../../ports/CompanyDirectory'
import { decryptMessage, isRecent, isSame, signatureOf } from '../messageCrypt'

const none = { people: [], departments: [], isEverything: false } as const

/** A callback of WeCom: its address is tested with GET, events come as XML with POST. */
export function wecomCallback(
  { method, query, body, now }: CallbackRequest,
  { clientId, token, key }: CallbackSecrets,
): OpenedCallback | undefined {
  const [signature, timestamp, nonce] = ['msg_signature', 'timestamp', 'nonce'].map(
    (name) => query.get(name) ?? '',
  )
  if (signature === undefined || timestamp === undefined || nonce === undefined) return undefined
  const encrypted =
    method === 'GET' ? query.get('echostr') : textOf(readXml(new TextDecoder().decode(body))?.Encrypt)
  if (!encrypted || !isSame(signature, signatureOf(token, timestamp, nonce, encrypted))) return undefined
  const opened = decryptMessage(key, encrypted)
  // The signature doesn't say whose message it is.
  if (opened?.receiver !== clientId) return undefined
  if (method === 'GET')
    return { ...none, answer: { type: 'text/plain', body: opened.message }, id: undefined }
  if (!isRecent(Number(timestamp) * 1000, now)) return undefined
  const event = readXml(opened.message)
  if (!event) return undefined
  return {
    answer: { type: 'text/plain', body: 'success' },
    id: signature,
    ...(textOf(event.Event) === 'change_contact' ? namedBy(event) : none),
  }
}

function namedBy(event: Readonly<Record<string, unknown>>) {
  const type = textOf(event.ChangeType)
  if (type.endsWith('_user'))
    return { ...none, people: [textOf(event.UserID), textOf(event.NewUserID)].filter((id) => id !== '') }
  if (type.endsWith('_party')) return { ...none, departments: [textOf(event.Id)].filter((id) => id !== '') }
  return none
}

const parser = new XMLParser({
  ignoreAttributes: true,
  // Values stay as they are written: an id “0012” is no number, and entities are never expanded.
  parseTagValue: false,
  processEntities: false,
})

/** The content of `<xml>`. Documents that declare types or entities are refused unread. */
function readXml(text: string): Readonly<Record<string, unknown>> | undefined {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return undefined
  try {
    const { xml }: { readonly xml?: unknown } = parser.parse(text)
    return typeof xml === 'object' && xml !== null ? { ...xml } : undefined
  } catch {
    return undefined
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
