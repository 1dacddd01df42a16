import { type ComponentType, createContext, use } from 'react'
import type { ChosenDepartment } from '../../shared/licence/bulkChoice'

export interface DepartmentsPickerProps {
  /** Ids of the chosen departments. */
  readonly value: readonly string[]
  readonly onChange: (departments: readonly ChosenDepartment[]) => void
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
}

export const HostPartsContext = createContext<HostParts | undefined>(undefined)

export function useHostParts(): HostParts {
  const parts = use(HostPartsContext)
  if (!parts) throw new Error('This screen needs a <BulkLicencesFeature> around it.')
  return parts
}
