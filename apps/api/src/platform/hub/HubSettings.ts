/** Times in milliseconds, and limits per page and person. */
export interface HubSettings {
  /** Maximum interval between messages to a page. */
  readonly keepAlive: number
  /** Silence after which a page is disconnected. */
  readonly timeout: number
  /** Interval of checking the sessions and tokens of connected pages. */
  readonly sweep: number
  /** Time limit for a page's handshake. */
  readonly handshake: number
  /**
   * How long before its token expires a page is asked for a newer one, and how long after it is disconnected.
   */
  readonly renewal: number
  readonly connectionsOfPerson: number
  readonly connectionsOfProcess: number
  /** Messages that a page may send within `keepAlive`. */
  readonly messages: number
}

export const hubSettings: HubSettings = {
  keepAlive: 15_000,
  timeout: 60_000,
  sweep: 15_000,
  handshake: 15_000,
  renewal: 45_000,
  connectionsOfPerson: 30,
  connectionsOfProcess: 20_000,
  messages: 100,
}
