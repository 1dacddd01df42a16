import type { OperationArguments } from '@atrium/contracts/wire/contract'
import type { ServedOperation } from '@atrium/contracts/wire/policy'
import type { Connection } from '../platform/database/Connection'
import type { BrowserProofGiven } from '../platform/http/BrowserProofGiven'
import type { CompanyScope } from '../platform/http/CompanyScope'
import type { Person } from '../platform/http/Person'
import type { Owner } from '../platform/owner/Owner'
import type { Language } from '../platform/people/Language'
import type { CallPorts, Ports } from './Ports'

interface CallBase {
  /** The transaction of a writing operation, otherwise the pool. */
  readonly db: Connection
  readonly now: Date
  readonly ports: CallPorts
  /** Address of the caller; a forwarded one only through a trusted proxy. */
  readonly address: string
  /** What the caller's browser or product calls itself; anybody can call themselves anything. */
  readonly agent: string
  /** In which the caller's page shows itself. */
  readonly language: Language
  /** Given where the operation takes one: the proof of the browser's key, still to be looked at. */
  readonly browserProof?: BrowserProofGiven | undefined
  /** The challenge that binds a code to the page that asked for it, where the operation takes one and the page sent it. */
  readonly codeChallenge?: string | undefined
  /** What the one audit row of a writing operation says was changed. Merged when called again. */
  audit(subject: Record<string, unknown>): void
  /** Says that all was already as asked for: then there is no audit row. */
  unchanged(): void
}

type Who<O extends ServedOperation> = O['access'] extends 'public'
  ? unknown
  : O['access'] extends 'user'
    ? { readonly person: Person }
    : O extends { readonly owner: 'personOrCompany' }
      ? { readonly person: Person; readonly owner: Owner; readonly company?: CompanyScope }
      : { readonly person: Person; readonly company: CompanyScope }

/** What a handler receives: parsed arguments, who calls, for which company or owner, and the connection to use. */
export type Call<O extends ServedOperation> = CallBase & Who<O> & OperationArguments<O>

/** The call of a handler that opens its own transactions. */
export type UnmanagedCall<O extends ServedOperation> = Call<O> & { readonly ports: Ports }

/** A call of a company, whatever the operation. */
export type CompanyCall = CallBase & { readonly person: Person; readonly company: CompanyScope }
