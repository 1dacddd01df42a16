import * as v from 'valibot'
import { messageKind } from '../shared/message/contract'
import { id } from '../wire/contract'

/** Where pages connect; the protocol is SignalR's, in JSON. */
export const hubPath = '/api/hubs/userNotify'

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

/** What the service calls on a page, and what it brings. A new one gets a name here, and `staleAfter` says what it changed. */
export const hubEvents = {
  /** The company's deregistration was decided; `dissolved`: it is over. */
  OnCancelAuditPassed: v.object({
    outcome: v.fallback(v.optional(v.literal('dissolved')), undefined),
    enterPriseId: v.optional(id),
    enterpriseName: v.optional(v.string()),
  }),
  /** The person's messages changed; with the kind of the new one, if there is one. */
  OnMessage: v.object({ kind: v.fallback(v.optional(messageKind), undefined) }),
  /** Menus, role or companies of the person changed, or how many applications, requests for licences or orders wait. */
  OnMenusChanged: v.object({ enterpriseId: v.optional(id) }),
  /** The session ended on the service. */
  OnSessionEnded: v.object({ because: v.fallback(v.optional(sessionEndedBecause), undefined) }),
} as const

export type EventTarget = keyof typeof hubEvents

export type EventPayload<T extends EventTarget> = v.InferOutput<(typeof hubEvents)[T]>

/** One event, numbered for each person without gaps from 1 on; 0: it is of this moment only. */
export type HubEvent = {
  readonly [T in EventTarget]: {
    readonly target: T
    readonly id: number
    readonly text: string
    readonly payload: EventPayload<T>
  }
}[EventTarget]

/** What a page is called with beside the text. */
export const eventWith = <P extends v.GenericSchema>(payload: P) =>
  v.object({ id: v.pipe(v.number(), v.integer(), v.minValue(0)), payload })

/** What the hub answers to a page that says which event it saw last. */
export const resumed = v.object({
  /** Number of the event before the first one that will be told. */
  position: v.number(),
  /** False: events between were lost to age, and the page should ask again for what it shows. */
  complete: v.boolean(),
})
