import type { Permission } from '@atrium/contracts/wire/permissions'
import type { ServedOperation } from '@atrium/contracts/wire/policy'
import type { Role } from './CompanyScope'

/** Requirements for a person in a company. */
export interface Need {
  /** The minimum role. */
  readonly role: Role
  /** A sub-administrator also needs one of these. Undefined: the role is enough. */
  readonly permissions: readonly Permission[] | undefined
}

/** An operation's requirements in the named company; undefined: none. */
export function needOf({ access, permission }: ServedOperation): Need | undefined {
  if (access === 'public' || access === 'user' || access === 'staff') return undefined
  return { role: access, permissions: typeof permission === 'string' ? [permission] : permission }
}
