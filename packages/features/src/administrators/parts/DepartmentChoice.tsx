import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { SearchField } from '@atrium/ui/search-field'
import { Tree } from '@atrium/ui/tree'
import { useAtom } from 'jotai'
import { SearchX } from 'lucide-react'
import { type Ref, useCallback, useMemo, useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { componentMessages } from '../../shared/texts/componentMessages'
import { useFormat } from '../../shared/texts/useFormat'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { Department } from '../api'
import { scopeDepartmentsAtom } from '../atoms'
import { searchLength } from '../contract'
import { departmentScope } from '../departmentScope'
import { administratorsMessages } from '../messages'
import styles from './DepartmentChoice.module.css'

interface DepartmentChoiceProps {
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
  /** The search above the tree. */
  readonly ref: Ref<HTMLInputElement>
}

const named = 5

/** The departments as a tree to check, with a search that opens the path to what it finds. */
export function DepartmentChoice({ value, onChange, ref }: DepartmentChoiceProps) {
  const texts = useTexts(administratorsMessages)
  const words = useTexts(componentMessages)
  const labels = useSharedLabels()
  const { list } = useFormat()
  const [departments, refresh] = useAtom(scopeDepartmentsAtom)
  const [text, setText] = useState('')
  const [term, setTerm] = useState('')
  const items = departments.state === 'ready' ? departments.value : nothing
  const scope = useMemo(() => departmentScope(items, value), [items, value])
  const getCheck = useCallback((item: Department) => scope.checkOf(item.departmentId), [scope])
  const chosen = items.filter((row) => value.includes(row.departmentId))
  const names = chosen.slice(0, named).map((row) => row.departmentName)
  const treeLabels = useMemo(
    () => ({
      tree: texts.departmentTree,
      name: texts.departmentName,
      loading: texts.loading,
      saving: texts.saving,
    }),
    [texts],
  )

  function clear() {
    setText('')
    setTerm('')
  }

  return (
    <div className={styles.root}>
      <div className={styles.search}>
        <SearchField
          ref={ref}
          placeholder={texts.searchDepartments}
          labels={labels.search(texts.searchDepartments)}
          maxLength={searchLength}
          value={text}
          onValueChange={setText}
          onSearch={setTerm}
        />
      </div>
      <Tree
        className={styles.tree}
        state={departments.state}
        items={items}
        getId={getId}
        getParentId={getParentId}
        getName={getName}
        getCheck={getCheck}
        onSelect={(id) => onChange(scope.toggle(id))}
        selectedId={null}
        rowHeight={32}
        labels={treeLabels}
        searchTerm={term}
        empty={<EmptyState title={texts.noDepartments} />}
        noMatches={
          <EmptyState
            icon={<SearchX />}
            title={words.noMatches}
            description={words.noMatchesHint}
            action={<Button onClick={clear}>{words.clearSearch}</Button>}
          />
        }
        failed={
          departments.state === 'failed' && (
            <RequestFailure failure={departments.failure} title={texts.departmentsFailed} onRetry={refresh} />
          )
        }
      />
      <p role="status" className={styles.chosen}>
        {texts.chosenDepartments(value.length)}
        {names.length > 0 && <span className={styles.names}>{list(names)}</span>}
      </p>
    </div>
  )
}

const nothing: readonly Department[] = []
const getId = (department: Department) => department.departmentId
const getParentId = (department: Department) => department.parentId
const getName = (department: Department) => department.departmentName
