import type { Person } from './Call'
import type { Ports } from './ports'

/**
 * Whose bearer token it is. `elsewhere`: its session ended because the account signed in on another
 * terminal; `anonymous`: it is not valid, or not any more.
 */
export type Authenticate = (
  ports: Ports,
  bearer: string,
  now: Date,
) => Promise<Person | 'elsewhere' | 'anonymous'>
