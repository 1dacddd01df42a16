import type { OperationInput } from '@atrium/contracts/wire/contract'
import type { ServedOperation } from '@atrium/contracts/wire/policy'
import type { OpenedSession } from '../../features/session/openSession'
import type { TestService } from '../createTestService'
import type { DemoPerson } from '../demoService'

/** One valid call of an operation on the demo data. */
export interface Sample<O extends ServedOperation> {
  readonly as: DemoPerson
  /** Called right before the request, for what depends on the rows of the moment. */
  readonly input: (situation: Situation) => OperationInput<O> | Promise<OperationInput<O>>
}

interface Situation {
  readonly service: TestService
  /** The session under which the request will be sent. */
  readonly session: OpenedSession
}

/** What belongs to a company or a person has a call for each; `as` of the latter is its owner. */
interface OwnedSample<O extends ServedOperation> extends Sample<O> {
  readonly ofPerson: Sample<O>
}

/** An operation without a sample does not compile. */
export type SamplesOf<Contract> = {
  readonly [K in keyof Contract]: Contract[K] extends ServedOperation ? SampleOf<Contract[K]> : never
}

type SampleOf<O extends ServedOperation> = O extends { readonly owner: 'personOrCompany' }
  ? OwnedSample<O>
  : Sample<O>

export const boss = { as: 'superAdministrator' } as const
