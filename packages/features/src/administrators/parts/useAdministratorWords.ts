import { useMemo } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { useFormat } from '../../shared/texts/useFormat'
import type { Administrator } from '../api'
import { administratorsMessages } from '../messages'

/** What an administrator is and looks after, in words. */
export function useAdministratorWords() {
  const texts = useTexts(administratorsMessages)
  const { list, things } = useFormat()
  return useMemo(
    () => ({
      role: ({ role }: Administrator) => texts[role],
      groups: ({ role, groups }: Administrator) =>
        role === 'superAdministrator' ? texts.allPermissions : list(groups.map(({ groupName }) => groupName)),
      departments({ role, departmentNames, departmentCount }: Administrator): string {
        if (role === 'superAdministrator') return texts.wholeCompany
        if (departmentCount === 0) return texts.noDepartmentsLeft
        return things(departmentNames, departmentCount)
      },
    }),
    [texts, list, things],
  )
}
