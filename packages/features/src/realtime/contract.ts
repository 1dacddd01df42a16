import * as v from 'valibot'

/** Where pages connect; the protocol is SignalR's, in JSON. */
export const hubPath = '/api/hubs/userNotify'

/** What the service calls on a page. A new one gets a name here, and whoever cares listens to it. */
export const eventTargets = [
  /** The company's deregistration was decided; the text says how. */
  'OnCancelAuditPassed',
  /** The person's messages changed. */
  'OnMessage',
  /** Menus, role or companies of the person changed. */
  'OnMenusChanged',
  /** The session ended on the service; the payload says why. */
  'OnSessionEnded',
] as const

export type EventTarget = (typeof eventTargets)[number]

/** Why the service ended a session. */
export const sessionEndedBecause = v.picklist([
  'signedOut',
  'elsewhere',
  'reused',
  'passwordChanged',
  'phoneChanged',
  'deregistered',
  'accountLocked',
  'endedByOperator',
  'expired',
])

export type SessionEndedBecause = v.InferOutput<typeof sessionEndedBecause>

/** What a page is called with: one event, numbered for each person without gaps from 1 on. */
export const event = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(0)),
  text: v.string(),
  payload: v.record(v.string(), v.unknown()),
})

export type Event = v.InferOutput<typeof event>

/** What the hub answers to a page that says which event it saw last. */
export const resumed = v.object({
  /** Number of the event before the first one that will be told. */
  position: v.number(),
  /** False: events between were lost to age, and the page should ask again for what it shows. */
  complete: v.boolean(),
})
