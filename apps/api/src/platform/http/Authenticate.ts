import type { Person } from './Person'
import type { Resources } from './Resources'

/**
 * Whose bearer token it is. `elsewhere`: its session ended because the account signed in on another
 * terminal; `anonymous`: it is not valid, or not any more.
 */
export type Authenticate = (
  ports: Resources,
  bearer: string,
  now: Date,
) => Promise<Person | 'elsewhere' | 'anonymous'>
