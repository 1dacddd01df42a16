import type { Contract, Operation, OperationShape } from './contract'
import type { Permission } from './permissions'

/**
 * Who may call an operation. The service checks it on every call:
 * `public` anyone; `user` anyone signed in; `member`, `administrator` and `superAdministrator`
 * the role in the company that the call names.
 */
export type Access = 'public' | 'user' | 'member' | 'administrator' | 'superAdministrator'

/** What only the service and the OpenAPI document need to know of an operation. */
export interface Policy {
  /** One sentence for the OpenAPI document. */
  readonly summary: string
  readonly access: Access
  /** What a sub-administrator needs beside the role: one of these. Absent: the role is enough. */
  readonly permission?: Permission | readonly Permission[]
  /**
   * Who owns what the operation is about. Absent: the company that the call names, under `access` and `permission`.
   * `personOrCompany`: the caller where the call names no company.
   */
  readonly owner?: 'personOrCompany'
  /**
   * `recent`: the caller must have proven who they are in the last ten minutes, by signing in or by a proof. Otherwise
   * the call is refused with `proofRequired` before anything happens.
   */
  readonly proof?: 'recent'
  /** The answer lists people: reading many of them at once leaves an audit row. */
  readonly lists?: 'people'
  /** Seconds for which anyone may cache the answer. Default: no caching. Only for public operations. */
  readonly keptFor?: number
}

/** An operation with its policy, as the service implements it. */
export type ServedOperation<T extends OperationShape = OperationShape> = Operation<T> & Policy

/** Public operations say so in the contract; the others say who may call them. */
type PolicyFor<O> = O extends { readonly isPublic: true }
  ? Omit<Policy, 'access' | 'permission' | 'proof'>
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
