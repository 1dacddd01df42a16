import { searchLength } from '@atrium/contracts/departments/contract'
import { EmptyState } from '@atrium/ui/empty-state'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { useAtom } from 'jotai'
import { useTexts } from '../../shared/host/useKept'
import { SearchedTree } from '../../shared/list/SearchedTree'
import { licenceDepartmentsAtom } from '../atoms'
import { departmentsMessages } from '../messages'
import type { DepartmentsPickerProps } from './DepartmentsPicker'
import styles from './DepartmentsPicker.module.css'

type PickedDepartment = Parameters<DepartmentsPickerProps['onChange']>[0][number]

export interface DepartmentPickerProps {
  /** Id of the chosen department. */
  readonly value: string | undefined
  readonly onChange: (department: PickedDepartment) => void
}

/** Chooses one department, for features without departments of their own. */
export function DepartmentPicker({ value, onChange }: DepartmentPickerProps) {
  const texts = useTexts(departmentsMessages)
  const isNarrow = useNarrowWindow()
  const [departments, refresh] = useAtom(licenceDepartmentsAtom)

  function choose(id: string) {
    if (departments.state !== 'ready') return
    const department = departments.value.find(({ departmentId }) => departmentId === id)
    if (department) onChange(department)
  }

  return (
    <div className={styles.root}>
      <SearchedTree
        className={styles.tree}
        request={departments}
        onRetry={() => refresh()}
        failedTitle={texts.departmentsFailed}
        searchLabel={texts.searchDepartments}
        searchLength={searchLength}
        label={texts.departmentTree}
        nameLabel={texts.departmentName}
        onSelect={choose}
        selectedId={value ?? null}
        rowHeight={isNarrow ? 44 : 32}
        empty={<EmptyState drawing="departments" title={texts.noDepartments} />}
      />
    </div>
  )
}
