import { type ComponentType, createContext, use } from 'react'

interface ChosenDepartment {
  readonly departmentId: string
  readonly departmentName: string
}

export interface DepartmentPickerProps {
  /** Id of the chosen department. */
  readonly value: string | undefined
  readonly onChange: (department: ChosenDepartment) => void
}

export interface EndQuestionProps {
  readonly directoryId: string
  readonly directoryName: string
  /** What ending it does. */
  readonly text: string
  readonly open: boolean
  readonly onClose: () => void
}

/** Components that only the surrounding page can provide. */
export interface HostParts {
  /** Chooses one of the company's departments. */
  readonly DepartmentPicker: ComponentType<DepartmentPickerProps>
  /** Asks before a directory ends, and ends it. */
  readonly EndQuestion: ComponentType<EndQuestionProps>
}

export const HostPartsContext = createContext<HostParts | undefined>(undefined)

export function useHostParts(): HostParts {
  const parts = use(HostPartsContext)
  if (!parts) throw new Error('This part needs <ChinaDirectories> around it.')
  return parts
}
