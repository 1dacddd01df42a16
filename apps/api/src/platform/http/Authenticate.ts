import type { Caller } from './AuditRow'
import type { Person } from './Person'
import type { Presented } from './Presented'
import type { Resources } from './Resources'

/**
 * Identifies the person of a token. `elsewhere`: its session was ended from another device;
 * `anonymous`: it is invalid or expired. With a caller, it counts as use of the session.
 *
 * @throws Refusal if the token is bound to an origin or a key, and was used elsewhere
 */
export type Authenticate = (
  ports: Resources,
  presented: Presented,
  now: Date,
  caller?: Caller,
) => Promise<Person | 'elsewhere' | 'anonymous'>
