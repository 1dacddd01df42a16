import type { OperationArguments } from '@atrium/contracts/wire/contract'
import type { ServedOperation } from '@atrium/contracts/wire/policy'
import type { Connection } from '../platform/database/Connection'
import type { BrowserProofGiven } from '../platform/http/BrowserProofGiven'
import type { CompanyScope } from '../platform/http/CompanyScope'
import type { Person } from '../platform/http/Person'
import type { Owner } from '../platform/owner/Owner'
import type { Language } from '../platform/people/Language'
import type { StaffActor } from '../platform/people/StaffActor'
import type { CallPorts, Ports } from './Ports'

interface CallBase {
  /** The transaction of a writing operation, otherwise the pool. */
  readonly db: Connection
  readonly now: Date
  readonly ports: CallPorts
  /** Address of the caller; a forwarded one only through a trusted proxy. */
  readonly address: string
  /** The browser's or product's own name, which can be anything. */
  readonly agent: string
  /** The language of the caller's page. */
  readonly language: Language
  /** Only for operations that take one: the proof of the browser's key, not verified yet. */
  readonly browserProof?: BrowserProofGiven | undefined
  /** The challenge that binds a code to its page, if the operation takes one and the page sent it. */
  readonly codeChallenge?: string | undefined
  /** Only for operations of sites' servers: their key, not checked yet. */
  readonly siteKey?: string | undefined
  /** Only for operations of applications: their access token of a person, not checked yet. */
  readonly applicationToken?: string | undefined
  /** Only for operations about a sign-in request: the one that this browser began, by its cookie. */
  readonly signInRequest?: string | undefined
  /**
   * The content of the audit row of a writing operation. Repeated calls are merged.
   *
   * @param companyId the changed company. Default: that of the call; none for operations of the staff
   * @param done the operation that was done in place of the called one
   */
  audit(subject: Record<string, unknown>, companyId?: string, done?: ServedOperation): void
  /** Reports that nothing changed, so no audit row is written. */
  unchanged(): void
}

type Who<O extends ServedOperation> = O['access'] extends 'public'
  ? unknown
  : O['access'] extends 'user'
    ? { readonly person: Person }
    : O['access'] extends 'staff'
      ? { readonly staff: StaffActor; readonly person: Person }
      : O extends { readonly owner: 'personOrCompany' }
        ? { readonly person: Person; readonly owner: Owner; readonly company?: CompanyScope }
        : { readonly person: Person; readonly company: CompanyScope }

/** A handler's input: parsed arguments, the caller, the company or owner, and the connection to use. */
export type Call<O extends ServedOperation> = CallBase & Who<O> & OperationArguments<O>

/** The call of a handler that opens its own transactions. */
export type UnmanagedCall<O extends ServedOperation> = Call<O> & { readonly ports: Ports }

/** A call for a company, of any operation. */
export type CompanyCall = CallBase & { readonly person: Person; readonly company: CompanyScope }
