import type { outbox } from '../platform/outbox/tables'

/** A message on its way; its id is the same for every try, so that a repetition can be told. */
export type OutgoingMessage = Pick<
  typeof outbox.$inferSelect,
  'id' | 'recipient' | 'subject' | 'text' | 'html'
>

/** Whoever carries the messages of one channel. */
export interface Carrier {
  readonly channel: (typeof outbox.$inferSelect)['channel']
  /** How often a message is tried, twice as long after each time. */
  readonly mostAttempts: number
  /** What waited longer, such as before anybody carried it, nobody wants any more. */
  readonly freshMilliseconds: number
  /**
   * Resolves when it took the message; throws when trying again may help. It gives up by itself within half a minute.
   *
   * @throws DeliveryRefused
   */
  send(message: OutgoingMessage): Promise<void>
}

/** This message will never be taken: trying again is in vain. */
export class DeliveryRefused extends Error {}
