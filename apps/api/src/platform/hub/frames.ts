/** SignalR's hub protocol in JSON: each message ends with this character. */
const separator = '\u001e'

/** What a page may send. */
type Inbound =
  | { readonly kind: 'invocation'; readonly id?: string; readonly target: string; readonly given: unknown[] }
  | { readonly kind: 'ping' }
  | { readonly kind: 'close' }
  | { readonly kind: 'other' }

const frame = (message: object) => JSON.stringify(message) + separator

export const frames = {
  handshake: (error?: string) => frame(error === undefined ? {} : { error }),
  invocation: (target: string, given: readonly unknown[]) => frame({ type: 1, target, arguments: given }),
  completion: (invocationId: string, outcome: { readonly result: unknown } | { readonly error: string }) =>
    frame({ type: 3, invocationId, ...outcome }),
  ping: frame({ type: 6 }),
  close: (allowReconnect: boolean, error?: string) =>
    frame({ type: 7, allowReconnect, ...(error !== undefined && { error }) }),
} as const

/** The messages in what arrived; throws where it isn't the protocol. */
export function splitFrames(text: string): readonly unknown[] {
  if (!text.endsWith(separator)) throw new SyntaxError('A message does not end.')
  return text
    .slice(0, -1)
    .split(separator)
    .map((part) => JSON.parse(part) as unknown)
}

/** Whether the first message asks for the protocol that is spoken here. */
export const isHandshake = (message: unknown): boolean =>
  isRecord(message) && message.protocol === 'json' && message.version === 1

export function readInbound(message: unknown): Inbound {
  if (!isRecord(message)) throw new SyntaxError('A message is no object.')
  const { type, target, invocationId } = message
  if (type === 6) return { kind: 'ping' }
  if (type === 7) return { kind: 'close' }
  if (type !== 1 || typeof target !== 'string') return { kind: 'other' }
  const given = Array.isArray(message.arguments) ? message.arguments : []
  return { kind: 'invocation', target, given, ...(typeof invocationId === 'string' && { id: invocationId }) }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
