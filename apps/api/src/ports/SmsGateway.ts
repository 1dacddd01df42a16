/** A short message on its way. */
export interface OutgoingSms {
  /** The same for every try, so that a gateway can tell a repetition. */
  readonly id: string
  readonly mobile: string
  readonly text: string
}

/** Whoever carries short messages. Resolves when it took the message; throws when trying again may help. */
export interface SmsGateway {
  send(sms: OutgoingSms): Promise<void>
}

/** The gateway will never take this message: trying again is in vain. */
export class SmsRefused extends Error {}
