import type { Caller } from './AuditRow'
import type { Person } from './Person'
import type { Resources } from './Resources'

/**
 * Whose bearer token it is. `elsewhere`: its session was ended from another terminal of the account;
 * `anonymous`: it is not valid, or not any more. With a caller it counts as a use of the session.
 */
export type Authenticate = (
  ports: Resources,
  bearer: string,
  now: Date,
  caller?: Caller,
) => Promise<Person | 'elsewhere' | 'anonymous'>
