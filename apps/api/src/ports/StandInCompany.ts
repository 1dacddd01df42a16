import type { Hono } from 'hono'

/** An identity provider within the service, at which everybody can sign in as anybody: for the demo and tests. */
export interface StandInCompany {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  mount(app: Hono): void
}
