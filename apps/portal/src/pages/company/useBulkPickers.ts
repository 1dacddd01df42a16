import { pagePaths } from '@atrium/contracts/paths'
import { ProductsPicker } from '@atrium/features/authorisation'
import { DepartmentsPicker } from '@atrium/features/departments'
import { useWorkspace } from '@atrium/features/workspace'

/** What other features offer for the choice of people and products. Only people who manage departments may list them. */
export function useBulkPickers() {
  const { offers } = useWorkspace()
  return {
    ProductsPicker,
    DepartmentsPicker: offers(pagePaths.memberManagement) ? DepartmentsPicker : undefined,
  }
}
