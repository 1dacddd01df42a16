import { type ComponentType, createContext, use } from 'react'

export interface DepartmentPickerProps {
  /** Names the tree for assistive technology. */
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (departmentId: string, departmentName: string) => void
}

/** What only the page around can give to this feature. */
export interface HostParts {
  /** Chooses one of the departments into which the person may invite. */
  readonly DepartmentPicker: ComponentType<DepartmentPickerProps>
}

export const HostPartsContext = createContext<HostParts | undefined>(undefined)

export function useHostParts(): HostParts {
  const parts = use(HostPartsContext)
  if (!parts) throw new Error('This screen needs an <ApplicationsFeature> around it.')
  return parts
}
