import { effectOf, type OperationInput } from '@atrium/contracts/wire/contract'
import type { ServedOperation } from '@atrium/contracts/wire/policy'
import { allContracts } from '../../contracts'
import { needOf } from '../../platform/http/needOf'
import type { Owner } from '../../platform/owner/Owner'
import type { Sample } from './Sample'
import { samples } from './samples'

export interface OperationSample {
  /** `departments.addDepartment`, `orders.cancelOrder of a person` */
  readonly title: string
  readonly operation: ServedOperation
  readonly sample: Sample<ServedOperation>
  /** The kind of owner; undefined: neither, as for operations about the caller only. */
  readonly owner: Owner['kind'] | undefined
}

/** Every operation with its sample; samples that end something come last. */
export const allSamples: readonly OperationSample[] = Object.entries(allContracts)
  .flatMap(([feature, contract]) =>
    Object.entries<ServedOperation>(contract).flatMap(([name, operation]) =>
      ofOwners(`${feature}.${name}`, operation, sampleOf(feature, name)),
    ),
  )
  .sort((a, b) => lateness(a.operation) - lateness(b.operation))

export const writingSamples = allSamples.filter(({ operation }) => effectOf(operation) === 'writes')

/** A sample's input without its operation's types. */
export interface SampleInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

export const untyped = (input: OperationInput<ServedOperation>): SampleInput => input as SampleInput

type AnySample = Sample<ServedOperation> & { readonly ofPerson?: Sample<ServedOperation> }

function ofOwners(
  title: string,
  operation: ServedOperation,
  { ofPerson, ...sample }: AnySample,
): OperationSample[] {
  const owner = needOf(operation) ? 'company' : undefined
  const samples: OperationSample[] = [{ title, operation, sample, owner }]
  if (ofPerson) samples.push({ title: `${title} of a person`, operation, sample: ofPerson, owner: 'person' })
  return samples
}

function sampleOf(feature: string, name: string): AnySample {
  const ofFeature: Readonly<Record<string, AnySample>> | undefined = Object.entries(samples).find(
    ([key]) => key === feature,
  )?.[1]
  const sample = ofFeature?.[name]
  if (sample === undefined) throw new Error(`${feature}.${name} has no sample.`)
  return sample
}

/** Orders samples by their side effects: closing the company's orders or removing the person's rights comes late. */
function lateness({ name }: ServedOperation): number {
  return ['cancelAccount', 'withdrawCancel', 'changeAdministrator'].indexOf(name)
}
