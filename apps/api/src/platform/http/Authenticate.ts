import type { Caller } from './AuditRow'
import type { Person } from './Person'
import type { Resources } from './Resources'

/**
 * Identifies the person of a bearer token. `elsewhere`: its session was ended from another device;
 * `anonymous`: it is invalid or expired. With a caller, it counts as use of the session.
 */
export type Authenticate = (
  ports: Resources,
  bearer: string,
  now: Date,
  caller?: Caller,
) => Promise<Person | 'elsewhere' | 'anonymous'>
