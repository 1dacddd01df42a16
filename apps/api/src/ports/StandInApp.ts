import type { Hono } from 'hono'

/** A page of the service itself that stands in for cloud apps, for demonstration. */
export interface StandInApp {
  /** Where an app opens that the vendor has given no address. */
  addressOf(licenceId: string): string
  mount(app: Hono): void
}
