import type { Hono } from 'hono'

/** A page of the service that replaces cloud apps, for demonstration. */
export interface StandInApp {
  /** Where an app opens that has no address. */
  addressOf(licenceId: string): string
  mount(app: Hono): void
}
