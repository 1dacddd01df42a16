/** Times in milliseconds, and how much one page or person may take. */
export interface HubSettings {
  /** How often a page hears from the hub at least. */
  readonly keepAlive: number
  /** Silence after which a page is given up. */
  readonly timeout: number
  /** How often sessions and tokens of connected pages are looked at. */
  readonly sweep: number
  /** A page has so long to say which protocol it speaks. */
  readonly handshake: number
  /** A page is asked for a newer token so long before its own ends, and let go so long after. */
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
