import type { Contract, Operation, OperationShape } from './contract'
import type { Permission } from './permissions'
import type { StaffRole } from './staffRoles'

/**
 * The people who may call an operation. The service checks it on every call. `public`: anyone; `user`: anyone
 * signed in; `member`, `administrator` and `superAdministrator`: the role in the company that the call names; `staff`:
 * the vendor's staff, in a session at the desk.
 */
export type Access = 'public' | 'user' | 'member' | 'administrator' | 'superAdministrator' | 'staff'

/** The part of an operation that only the service and the OpenAPI document need. */
export interface Policy {
  /** One or a few sentences for the OpenAPI document. */
  readonly summary: string
  readonly access: Access
  /** A sub-administrator needs one of these permissions. Absent: the role is enough. */
  readonly permission?: Permission | readonly Permission[]
  /** For `staff`: the roles that may call it, one of them is enough. Absent: every role. */
  readonly staff?: readonly StaffRole[]
  /**
   * For `staff`: `required`: the caller states a reason for the audit. Default: `required` for changes, `optional` for
   * reads, which show personal data in full only with a reason.
   */
  readonly reason?: 'required' | 'optional'
  /** For `staff`: the call only asks for it, and somebody else with one of the roles confirms it. */
  readonly fourEyes?: true
  /** For `staff`: the operator's command that does the same, which also names it in the audit. */
  readonly command?: string
  /** `open`: sessions at the desk may call it too. Default: they call operations of `staff` and public ones only. */
  readonly desk?: 'open'
  /**
   * The owner of the data. Absent: the company that the call names, under `access` and `permission`.
   * `personOrCompany`: the caller if the call names no company.
   */
  readonly owner?: 'personOrCompany'
  /**
   * `recent`: the caller must have proven their identity within the last ten minutes, by signing in or by a
   * proof. Otherwise the call is refused with `proofRequired`, and nothing happens.
   */
  readonly proof?: 'recent'
  /**
   * How far tokens of embedding sites may call it; see `scopeOf`. `scoped`: with the capability's scope; `any`: with
   * every token; `never`: not at all. Default: `never` for `user`, otherwise `scoped`.
   */
  readonly embedding?: 'scoped' | 'any' | 'never'
  /**
   * `open`: also for sessions that only a company's connection opened (see docs/decisions/company/company-sign-in.md).
   * Default: these may call operations of that company, and operations of access `user` that every embed token covers.
   */
  readonly limited?: 'open'
  /** The answer lists people: reading many of them at once writes an audit row. */
  readonly lists?: 'people'
  /** Seconds for which anyone may cache the answer. Default: no caching. Only for public operations. */
  readonly keptFor?: number
}

/** An operation with its policy, as the service implements it. */
export type ServedOperation<T extends OperationShape = OperationShape> = Operation<T> & Policy

/** The contract marks public operations; the policy says who may call the others. */
type PolicyFor<O> = O extends { readonly isPublic: true }
  ? Omit<Policy, 'access' | 'permission' | 'proof' | 'embedding' | 'limited'>
  : Omit<Policy, 'access'> & { readonly access: Exclude<Access, 'public'> }

type Served<O, P> = O & P & (O extends { readonly isPublic: true } ? { readonly access: 'public' } : unknown)

/** Adds each operation's policy. An operation without one, or a policy without an operation, does not compile. */
export function withPolicy<
  const C extends Contract,
  const P extends { readonly [K in keyof C]: PolicyFor<C[K]> },
>(
  contract: C,
  policies: P & { readonly [K in Exclude<keyof P, keyof C>]: never },
): { readonly [K in keyof C]: Served<C[K], P[K]> } {
  const served = Object.entries(contract).map(([name, operation]) => {
    const access = operation.isPublic ? { access: 'public' } : {}
    return [name, { ...operation, ...access, ...policies[name] }]
  })
  return Object.fromEntries(served)
}
