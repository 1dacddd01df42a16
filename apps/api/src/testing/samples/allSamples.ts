import { effectOf, type Operation, type OperationInput } from '@atrium/features/shared/contract'
import { allContracts } from '../../contracts'
import type { Sample } from './Sample'
import { samples } from './samples'

export interface OperationSample {
  /** `departments.addDepartment` */
  readonly title: string
  readonly operation: Operation
  readonly sample: Sample<Operation>
}

/** Every operation with its sample; what ends something that others need comes last. */
export const allSamples: readonly OperationSample[] = Object.entries(allContracts)
  .flatMap(([feature, contract]) =>
    Object.entries<Operation>(contract).map(([name, operation]) => ({
      title: `${feature}.${name}`,
      operation,
      sample: sampleOf(feature, name),
    })),
  )
  .sort((a, b) => lateness(a.operation) - lateness(b.operation))

export const writingSamples = allSamples.filter(({ operation }) => effectOf(operation) === 'writes')

/** What a sample sends, seen without its operation's types. */
export interface SampleInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

export const untyped = (input: OperationInput<Operation>): SampleInput => input as SampleInput

function sampleOf(feature: string, name: string): Sample<Operation> {
  const ofFeature: Readonly<Record<string, Sample<Operation>>> | undefined = Object.entries(samples).find(
    ([key]) => key === feature,
  )?.[1]
  const sample = ofFeature?.[name]
  if (sample === undefined) throw new Error(`${feature}.${name} has no sample.`)
  return sample
}

/** Its sample closes the company's orders, or takes the sample person's rights away. */
function lateness({ name }: Operation): number {
  return ['cancelAccount', 'withdrawCancel', 'changeAdministrator'].indexOf(name)
}
