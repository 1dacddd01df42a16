import type { outbox } from '../platform/outbox/tables'

/** An outgoing message; its id is the same for every attempt, so that repetitions can be recognised. */
export type OutgoingMessage = Pick<
  typeof outbox.$inferSelect,
  'id' | 'recipient' | 'subject' | 'text' | 'html'
>

/** Delivers the messages of one channel. */
export interface Carrier {
  readonly channel: (typeof outbox.$inferSelect)['channel']
  /** Most attempts per message, with a doubling pause. */
  readonly mostAttempts: number
  /** Older messages, such as from before there was a carrier, are obsolete. */
  readonly freshMilliseconds: number
  /**
   * Resolves when the message was accepted; throws if a retry may help. It times out within half a minute.
   *
   * @throws DeliveryRefused
   */
  send(message: OutgoingMessage): Promise<void>
}

/** The message will never be accepted, so it isn't retried. */
export class DeliveryRefused extends Error {}
