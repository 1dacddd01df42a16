import * as v from 'valibot'
import { messageKind } from '../shared/message/contract'
import { id } from '../wire/contract'

/** The address that pages connect to, with SignalR's protocol in JSON. */
export const hubPath = '/api/hubs/userNotify'

/** Reasons why the service ended a session. */
export const sessionEndedBecause = v.picklist([
  'signedOut',
  'elsewhere',
  'reused',
  'passwordChanged',
  'phoneChanged',
  'deregistered',
  'accountLocked',
  'endedByOperator',
  /** The company that opened it by its connection ended it. */
  'endedByCompany',
  'expired',
])

export type SessionEndedBecause = v.InferOutput<typeof sessionEndedBecause>

/**
 * The methods that the service calls on a page, with their payloads. `staleAfter` maps each one to the data
 * that it makes stale.
 */
export const hubEvents = {
  /** The vendor decided about dissolving the company; `dissolved`: it is dissolved. */
  OnCancelAuditPassed: v.object({
    outcome: v.fallback(v.optional(v.literal('dissolved')), undefined),
    enterPriseId: v.optional(id),
    enterpriseName: v.optional(v.string()),
  }),
  /** The person's messages changed; includes the kind of a new one. */
  OnMessage: v.object({
    kind: v.fallback(v.optional(messageKind), undefined),
    /** The company that it is about. */
    enterPriseId: v.optional(id),
  }),
  /**
   * The person's menus, role or companies changed, or the number of waiting applications, licence requests or
   * orders.
   */
  OnMenusChanged: v.object({ enterpriseId: v.optional(id) }),
  /** A bulk change of licences that the person started went on; `isAtRest`: nothing of it is waiting any more. */
  OnBulkChange: v.object({ changeId: id, isAtRest: v.boolean(), enterPriseId: v.optional(id) }),
  /** The service settled licences by rules, in a company whose licences the person administers. */
  OnLicenceRules: v.object({ enterPriseId: id }),
  /**
   * A directory of the company was read, or a part of its changes was made; `isAtRest`: nothing more happens
   * until somebody acts.
   */
  OnDirectory: v.object({ enterPriseId: id, directoryId: id, differenceId: id, isAtRest: v.boolean() }),
  /** Somebody began or stopped to use a concurrent seat, in a company whose licences the person administers. */
  OnConcurrentUse: v.object({ enterPriseId: id, mainId: id }),
  /** For the vendor's staff: something at the desk changed. */
  OnDesk: v.object({
    queue: v.string(),
    caseId: id,
    change: v.picklist(['claimed', 'released', 'asked', 'settled']),
    /** Name of the colleague. */
    by: v.string(),
  }),
  /** The service ended the session. */
  OnSessionEnded: v.object({ because: v.fallback(v.optional(sessionEndedBecause), undefined) }),
} as const

export type EventTarget = keyof typeof hubEvents

export type EventPayload<T extends EventTarget> = v.InferOutput<(typeof hubEvents)[T]>

/** One event, numbered per person from 1 without gaps; 0: not stored, for connected pages only. */
export type HubEvent = {
  readonly [T in EventTarget]: {
    readonly target: T
    readonly id: number
    readonly text: string
    readonly payload: EventPayload<T>
  }
}[EventTarget]

/** The arguments of a call besides the text. */
export const eventWith = <P extends v.GenericSchema>(payload: P) =>
  v.object({ id: v.pipe(v.number(), v.integer(), v.minValue(0)), payload })

/** The hub's answer to a page that names its last event. */
export const resumed = v.object({
  /** Number of the event before the first one that will be sent. */
  position: v.number(),
  /** False: older events are lost, and the page should request its data again. */
  complete: v.boolean(),
})
