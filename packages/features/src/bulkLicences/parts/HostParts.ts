import { type ComponentType, createContext, use } from 'react'
import type { ChosenDepartment, ChosenPerson } from '../../shared/licence/bulkChoice'

export interface DepartmentsPickerProps {
  /** Ids of the chosen departments. */
  readonly value: readonly string[]
  readonly onChange: (departments: readonly ChosenDepartment[]) => void
}

export interface MembersPickerProps {
  readonly value: readonly ChosenPerson[]
  readonly onChange: (people: readonly ChosenPerson[]) => void
}

export interface ProductsPickerProps {
  /** Ids of the chosen products. */
  readonly value: readonly string[]
  readonly onChange: (productIds: readonly string[]) => void
}

/** Components that only the surrounding page can provide. */
export interface HostParts {
  /** Chooses departments, each with everybody below. */
  readonly DepartmentsPicker: ComponentType<DepartmentsPickerProps>
  /** Chooses products, with their validity and free seats. */
  readonly ProductsPicker: ComponentType<ProductsPickerProps>
  /** Chooses members by name. Default: they are chosen by department or phone, or in a list before. */
  readonly MembersPicker?: ComponentType<MembersPickerProps>
}

export const HostPartsContext = createContext<HostParts | undefined>(undefined)

export function useHostParts(): HostParts {
  const parts = use(HostPartsContext)
  if (!parts) throw new Error('This screen needs a <BulkLicencesFeature> around it.')
  return parts
}
