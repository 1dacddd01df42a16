import type { OperationInput } from '@atrium/contracts/wire/contract'
import type { ServedOperation } from '@atrium/contracts/wire/policy'
import type { TestService } from '../createTestService'
import type { DemoPerson } from '../demo/demoService'
import type { OpenedSession } from '../openSession'

/** A valid call of an operation on the demo data. */
export interface Sample<O extends ServedOperation> {
  readonly as: DemoPerson
  /** Called right before the request, for input that depends on current rows. */
  readonly input: (situation: Situation) => OperationInput<O> | Promise<OperationInput<O>>
}

interface Situation {
  readonly service: TestService
  /** The session of the request. */
  readonly session: OpenedSession
}

/** Operations of owners have a call for each kind; `as` of the latter is the owner. */
interface OwnedSample<O extends ServedOperation> extends Sample<O> {
  readonly ofPerson: Sample<O>
}

/** An operation without a sample doesn't compile. */
export type SamplesOf<Contract> = {
  readonly [K in keyof Contract]: Contract[K] extends ServedOperation ? SampleOf<Contract[K]> : never
}

type SampleOf<O extends ServedOperation> = O extends { readonly owner: 'personOrCompany' }
  ? OwnedSample<O>
  : Sample<O>

export const boss = { as: 'superAdministrator' } as const
