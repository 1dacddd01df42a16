import { type ComponentType, createContext, use } from 'react'

export interface DepartmentPickerProps {
  /** Accessible name of the tree. */
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (departmentId: string, departmentName: string) => void
}

/** Components that only the surrounding page can provide. */
export interface HostParts {
  /** Chooses one of the departments that the person can invite to. */
  readonly DepartmentPicker: ComponentType<DepartmentPickerProps>
}

export const HostPartsContext = createContext<HostParts | undefined>(undefined)

export function useHostParts(): HostParts {
  const parts = use(HostPartsContext)
  if (!parts) throw new Error('This screen needs an <ApplicationsFeature> around it.')
  return parts
}
