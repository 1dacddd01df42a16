import { mostDepartments, mostLines, mostProducts } from '@atrium/contracts/bulkLicences/contract'
import type { BulkChoice, ChosenDepartment, ChosenPerson } from '../shared/licence/bulkChoice'
import { readPhones } from './readPhones'

/** People and products chosen for a bulk change. */
export interface Selection {
  readonly people: readonly ChosenPerson[]
  readonly departments: readonly ChosenDepartment[]
  /** Pasted phones as typed, with anything around them. */
  readonly pasted: string
  readonly productIds: readonly string[]
}

export const nothingChosen: Selection = { people: [], departments: [], pasted: '', productIds: [] }

export interface BulkInput {
  readonly kind: BulkChoice['kind']
  readonly selection: Selection
}

export const namesPeople = ({ people, departments, pasted }: Selection): boolean =>
  people.length > 0 || departments.length > 0 || readPhones(pasted).phones.length > 0

/** The selection as the service takes it. Texts without a phone are left out. */
export const bodyOf = ({ kind, selection: { people, departments, pasted, productIds } }: BulkInput) => ({
  kind,
  userIds: people.map(({ userId }) => userId),
  departmentIds: departments.map(({ departmentId }) => departmentId),
  phones: [...readPhones(pasted).phones],
  productIds: [...productIds],
})

/** What there is too much of, before the service could say so; undefined: nothing. */
export function excessOf({ people, departments, pasted, productIds }: Selection) {
  if (productIds.length > mostProducts) return 'products' as const
  if (departments.length > mostDepartments) return 'departments' as const
  if (people.length > mostLines || readPhones(pasted).phones.length > mostLines) return 'people' as const
  return undefined
}
