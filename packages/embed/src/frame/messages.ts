import * as v from 'valibot'

/** Messages between a frame and the page around it. Both sides check the sender's window and origin first. */
const marked = { atrium: v.literal(1) }

const text = v.pipe(v.string(), v.maxLength(10_000))
/** Both sides number tokens, and refuse anything that no page shows. */
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const highest = 100_000

const colour = v.union([text, v.object({ light: text, dark: text })])

/** What the page around may choose. Functions stay there. */
const framedOptions = v.object({
  company: v.optional(text),
  locale: v.optional(v.picklist(['zh-CN', 'en'])),
  theme: v.picklist(['light', 'dark', 'system']),
  variables: v.optional(v.record(text, colour)),
  path: v.optional(text),
  props: v.optional(v.record(text, v.union([text, v.number(), v.boolean()]))),
  timeZone: v.optional(text),
  dir: v.optional(v.picklist(['ltr', 'rtl'])),
  chrome: v.optional(v.picklist(['own', 'host'])),
  isLive: v.optional(v.boolean()),
  /** What the page around can do. */
  can: v.array(v.picklist(['signIn', 'changeCompany'])),
})

export type FramedOptions = v.InferOutput<typeof framedOptions>

export const toFrame = v.variant('type', [
  v.object({ ...marked, type: v.literal('update'), options: framedOptions }),
  v.object({
    ...marked,
    type: v.literal('token'),
    id: count,
    token: v.optional(text),
    failure: v.optional(text),
  }),
])

export type ToFrame = v.InferOutput<typeof toFrame>

const failure = v.object({
  kind: v.picklist(['token', 'authentication', 'forbidden', 'connection', 'rateLimit', 'service', 'render']),
  scope: v.optional(v.nullable(v.string())),
  message: text,
})

const event = v.variant('name', [
  v.object({ name: v.picklist(['ready', 'loadstart', 'signedout', 'signin', 'close']) }),
  v.object({ name: v.literal('loaderror'), detail: failure }),
  v.object({ name: v.literal('error'), detail: v.object({ message: text }) }),
  v.object({ name: v.literal('changed'), detail: v.object({ resources: v.array(text) }) }),
  v.object({ name: v.literal('navigate'), detail: v.object({ path: text }) }),
  v.object({ name: v.literal('company'), detail: v.object({ company: v.optional(text) }) }),
  v.object({
    name: v.literal('leave'),
    detail: v.object({ address: v.pipe(text, v.regex(/^https?:\/\//i)) }),
  }),
])

export type FrameEvent = v.InferOutput<typeof event>

export const fromFrame = v.variant('type', [
  v.object({ ...marked, type: v.literal('hello') }),
  v.object({ ...marked, type: v.literal('token'), id: count, thumbprint: v.optional(text) }),
  v.object({ ...marked, type: v.literal('resize'), height: v.pipe(count, v.maxValue(highest)) }),
  v.object({ ...marked, type: v.literal('event'), event }),
])

export type FromFrame = v.InferOutput<typeof fromFrame>

interface Peer<Schema extends v.GenericSchema> {
  readonly window: () => Window | null | undefined
  readonly origin: string
  readonly schema: Schema
  readonly onMessage: (message: v.InferOutput<Schema>) => void
}

/** Listens to messages of exactly this window and origin. Others are ignored. Returns how to stop. */
export function hearFrom<Schema extends v.GenericSchema>({
  window: peer,
  origin,
  schema,
  onMessage,
}: Peer<Schema>) {
  const onEvent = ({ source, origin: sender, data }: MessageEvent) => {
    if (source === null || source !== peer() || sender !== origin) return
    const read = v.safeParse(schema, data)
    if (read.success) onMessage(read.output)
  }
  window.addEventListener('message', onEvent)
  return () => window.removeEventListener('message', onEvent)
}
