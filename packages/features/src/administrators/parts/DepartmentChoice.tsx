import { searchLength } from '@atrium/contracts/administrators/contract'
import { EmptyState } from '@atrium/ui/empty-state'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { useAtom } from 'jotai'
import { type Ref, useCallback, useMemo } from 'react'
import { departmentScope } from '../../shared/departments/departmentScope'
import { useTexts } from '../../shared/host/useKept'
import { SearchedTree } from '../../shared/list/SearchedTree'
import { useFormat } from '../../shared/texts/useFormat'
import type { Department } from '../api'
import { scopeDepartmentsAtom } from '../atoms'
import { administratorsMessages } from '../messages'
import styles from './DepartmentChoice.module.css'

interface DepartmentChoiceProps {
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
  /** The search above the tree. */
  readonly ref: Ref<HTMLInputElement>
}

const named = 5

/** The departments as a tree with checkboxes. */
export function DepartmentChoice({ value, onChange, ref }: DepartmentChoiceProps) {
  const texts = useTexts(administratorsMessages)
  const { list } = useFormat()
  const isNarrow = useNarrowWindow()
  const [departments, refresh] = useAtom(scopeDepartmentsAtom)
  const items = departments.state === 'ready' ? departments.value : nothing
  const scope = useMemo(() => departmentScope(items, value), [items, value])
  const getCheck = useCallback((item: Department) => scope.checkOf(item.departmentId), [scope])
  const chosen = items.filter((row) => value.includes(row.departmentId))
  const names = chosen.slice(0, named).map((row) => row.departmentName)

  return (
    <div className={styles.root}>
      <SearchedTree
        className={styles.tree}
        request={departments}
        onRetry={refresh}
        failedTitle={texts.departmentsFailed}
        searchLabel={texts.searchDepartments}
        searchLength={searchLength}
        searchRef={ref}
        label={texts.departmentTree}
        nameLabel={texts.departmentName}
        getCheck={getCheck}
        onSelect={(id) => onChange(scope.toggle(id))}
        selectedId={null}
        rowHeight={isNarrow ? 44 : 32}
        empty={<EmptyState drawing="departments" title={texts.noDepartments} />}
      />
      <p role="status" className={styles.chosen}>
        {texts.chosenDepartments(value.length)}
        {names.length > 0 && <span className={styles.names}>{list(names)}</span>}
      </p>
    </div>
  )
}

const nothing: readonly Department[] = []
