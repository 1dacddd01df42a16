import type { Permission } from '@atrium/contracts/wire/permissions'
import type { ServedOperation } from '@atrium/contracts/wire/policy'
import type { Role } from './CompanyScope'

/** What a person needs in a company. */
export interface Need {
  /** The minimum role. */
  readonly role: Role
  /** A sub-administrator also needs one of these. Undefined: the role is enough. */
  readonly permissions: readonly Permission[] | undefined
}

/** What an operation requires in the named company; undefined: nothing. */
export function needOf({ access, permission }: ServedOperation): Need | undefined {
  if (access === 'public' || access === 'user') return undefined
  return { role: access, permissions: typeof permission === 'string' ? [permission] : permission }
}
