import { type ComponentType, createContext, use } from 'react'
import type { ChosenDepartment, ChosenPerson } from '../../shared/licence/bulkChoice'

/** Components that only the surrounding page can provide. */
export interface HostParts {
  /** Chooses one department. */
  readonly DepartmentPicker: ComponentType<{
    /** Id of the chosen department. */
    readonly value: string | undefined
    readonly onChange: (department: ChosenDepartment) => void
  }>
  /** The name of a department. */
  readonly DepartmentName: ComponentType<{ readonly departmentId: string }>
  /** Chooses permission groups. */
  readonly GroupsPicker: ComponentType<{
    /** Ids of the chosen permission groups. */
    readonly value: readonly string[]
    readonly onChange: (groups: readonly { readonly groupId: string; readonly groupName: string }[]) => void
  }>
  /** The name of a permission group. */
  readonly GroupName: ComponentType<{ readonly groupId: string }>
  /** Chooses members by name or phone. */
  readonly MembersPicker: ComponentType<{
    readonly value: readonly ChosenPerson[]
    readonly onChange: (members: readonly ChosenPerson[]) => void
  }>
  /** Leads the whole page to an address. */
  readonly onLeave: (address: string) => void
}

export const HostPartsContext = createContext<HostParts | undefined>(undefined)

export function useHostParts(): HostParts {
  const parts = use(HostPartsContext)
  if (!parts) throw new Error('This screen needs a <CompanyIdentity> around it.')
  return parts
}
