import { searchLength } from '@atrium/contracts/departments/contract'
import { EmptyState } from '@atrium/ui/empty-state'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { useAtom } from 'jotai'
import { useCallback, useMemo } from 'react'
import { departmentScope } from '../../shared/departments/departmentScope'
import { useTexts } from '../../shared/host/useKept'
import { SearchedTree } from '../../shared/list/SearchedTree'
import type { Department } from '../api'
import { licenceDepartmentsAtom } from '../atoms'
import { departmentsMessages } from '../messages'
import styles from './DepartmentsPicker.module.css'

type PickedDepartment = Pick<Department, 'departmentId' | 'departmentName' | 'memberCount'>

export interface DepartmentsPickerProps {
  /** Ids of the chosen departments. */
  readonly value: readonly string[]
  readonly onChange: (departments: readonly PickedDepartment[]) => void
}

/** Chooses departments, each with everybody below, whose members get or lose licences. */
export function DepartmentsPicker({ value, onChange }: DepartmentsPickerProps) {
  const texts = useTexts(departmentsMessages)
  const isNarrow = useNarrowWindow()
  const [departments, refresh] = useAtom(licenceDepartmentsAtom)
  const items = departments.state === 'ready' ? departments.value : nothing
  const scope = useMemo(() => departmentScope(items, value), [items, value])
  const getCheck = useCallback((item: Department) => scope.checkOf(item.departmentId), [scope])

  function toggle(id: string) {
    const chosen = new Set(scope.toggle(id))
    onChange(items.filter(({ departmentId }) => chosen.has(departmentId)))
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
        getCheck={getCheck}
        getNote={noteOf}
        onSelect={toggle}
        selectedId={null}
        rowHeight={isNarrow ? 44 : 32}
        empty={<EmptyState drawing="departments" title={texts.noDepartments} />}
      />
    </div>
  )
}

const nothing: readonly Department[] = []

/** The number of members there or below; nothing for none. */
const noteOf = ({ memberCount }: Department) => (memberCount > 0 ? String(memberCount) : undefined)
