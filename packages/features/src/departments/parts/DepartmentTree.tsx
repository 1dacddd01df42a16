import { Button } from '@atrium/ui/button'
import { EmptyState } from '@atrium/ui/empty-state'
import { SearchField } from '@atrium/ui/search-field'
import { Tree, type TreeProps } from '@atrium/ui/tree'
import { useAtom } from 'jotai'
import { Building2, Folder, SearchX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { componentMessages } from '../../shared/texts/componentMessages'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { Department } from '../api'
import { departmentsAtom } from '../atoms'
import { departmentNameLength, searchLength } from '../contract'
import { departmentsMessages } from '../messages'
import styles from './DepartmentTree.module.css'

type OwnProps = 'items' | 'getId' | 'getParentId' | 'getName' | 'labels' | 'state' | 'searchTerm'

export type DepartmentTreeProps = Omit<TreeProps<Department>, OwnProps | 'empty' | 'noMatches' | 'failed'>

/** The departments in scope as a tree, with a search that opens the path to what it finds. */
export function DepartmentTree(props: DepartmentTreeProps) {
  const texts = useTexts(departmentsMessages)
  const shared = useTexts(sharedMessages)
  const words = useTexts(componentMessages)
  const labels = useSharedLabels()
  const [departments, refresh] = useAtom(departmentsAtom)
  const [text, setText] = useState('')
  const [term, setTerm] = useState('')
  const treeLabels = useMemo(
    () => ({
      tree: texts.departmentTree,
      name: texts.departmentName,
      loading: shared.loading,
      saving: texts.saving,
    }),
    [texts, shared],
  )

  function clear() {
    setText('')
    setTerm('')
  }

  return (
    <div className={styles.root}>
      <SearchField
        className={styles.search}
        placeholder={texts.searchDepartments}
        labels={labels.search(texts.searchDepartments)}
        maxLength={searchLength}
        value={text}
        onValueChange={setText}
        onSearch={setTerm}
      />
      <Tree
        {...props}
        className={styles.tree}
        state={departments.state}
        items={departments.state === 'ready' ? departments.value : nothing}
        getId={getId}
        getParentId={getParentId}
        getName={getName}
        labels={treeLabels}
        searchTerm={term}
        maxLength={departmentNameLength}
        renderIcon={renderIcon}
        empty={<EmptyState title={texts.noDepartments} description={texts.noDepartmentsHint} />}
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
            <RequestFailure
              failure={departments.failure}
              title={texts.departmentsFailed}
              onRetry={() => refresh()}
            />
          )
        }
      />
    </div>
  )
}

const nothing: readonly Department[] = []
const getId = (department: Department) => department.departmentId
const getParentId = (department: Department) => department.parentId
const getName = (department: Department) => department.departmentName
const renderIcon = (department: Department) =>
  department.parentId === null ? <Building2 size={16} /> : <Folder size={16} />
