import { type ComponentType, createContext, use } from 'react'
import type { ChosenDepartment, ChosenPerson } from '../../shared/licence/bulkChoice'

export interface DepartmentsPickerProps {
  /** Ids of the chosen departments. */
  readonly value: readonly string[]
  readonly onChange: (departments: readonly ChosenDepartment[]) => void
}

export interface DepartmentPickerProps {
  /** Id of the chosen department. */
  readonly value: string | undefined
  readonly onChange: (department: ChosenDepartment) => void
}

export interface GroupsPickerProps {
  /** Ids of the chosen permission groups. */
  readonly value: readonly string[]
  readonly onChange: (groups: readonly { readonly groupId: string; readonly groupName: string }[]) => void
}

export interface ProductsPickerProps {
  /** Ids of the chosen products. */
  readonly value: readonly string[]
  readonly onChange: (productIds: readonly string[]) => void
}

export interface MembersPickerProps {
  readonly value: readonly ChosenPerson[]
  readonly onChange: (members: readonly ChosenPerson[]) => void
}

/** Components that only the surrounding page can provide. */
export interface HostParts {
  /** Chooses departments, each with everybody below. */
  readonly DepartmentsPicker: ComponentType<DepartmentsPickerProps>
  /** Chooses one department. */
  readonly DepartmentPicker: ComponentType<DepartmentPickerProps>
  /** Chooses permission groups. Undefined: the person doesn't manage administrators. */
  readonly GroupsPicker: ComponentType<GroupsPickerProps> | undefined
  /** Chooses products, with their validity and free seats. */
  readonly ProductsPicker: ComponentType<ProductsPickerProps>
  /** Chooses members by name or phone. */
  readonly MembersPicker: ComponentType<MembersPickerProps>
}

export const HostPartsContext = createContext<HostParts | undefined>(undefined)

export function useHostParts(): HostParts {
  const parts = use(HostPartsContext)
  if (!parts) throw new Error('This screen needs a <LicenceRulesFeature> around it.')
  return parts
}
