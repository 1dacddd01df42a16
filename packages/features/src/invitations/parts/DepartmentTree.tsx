import { EmptyState } from '@atrium/ui/empty-state'
import { SearchField } from '@atrium/ui/search-field'
import { Tree } from '@atrium/ui/tree'
import { useAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { NoMatches } from '../../shared/list/NoMatches'
import { RequestFailure } from '../../shared/request/RequestFailure'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { Place } from '../api'
import { placesAtom } from '../atoms'
import { invitationSearchLength } from '../contract'
import { invitationsMessages } from '../messages'
import styles from './DepartmentTree.module.css'

interface DepartmentTreeProps {
  /** Names the tree. Default: that they are departments. */
  readonly label?: string
  readonly selectedId: string | null
  readonly onSelect: (id: string) => void
}

/** The departments into which the person may invite, with a search that opens the path to what it finds. */
export function DepartmentTree({ label, selectedId, onSelect }: DepartmentTreeProps) {
  const texts = useTexts(invitationsMessages)
  const shared = useTexts(sharedMessages)
  const labels = useSharedLabels()
  const [places, refresh] = useAtom(placesAtom)
  const [typed, setTyped] = useState('')
  const [term, setTerm] = useState('')
  const treeLabels = useMemo(
    () => ({
      tree: label ?? texts.departmentTree,
      name: texts.department,
      loading: shared.loading,
      saving: shared.loading,
    }),
    [label, texts, shared],
  )

  function clear() {
    setTyped('')
    setTerm('')
  }

  return (
    <div className={styles.root}>
      <SearchField
        placeholder={texts.searchDepartments}
        labels={labels.search(texts.searchDepartments)}
        maxLength={invitationSearchLength}
        value={typed}
        onValueChange={setTyped}
        onSearch={setTerm}
      />
      <div className={styles.tree}>
        <Tree
          state={places.state}
          items={places.state === 'ready' ? places.value : nothing}
          getId={getId}
          getParentId={getParentId}
          getName={getName}
          labels={treeLabels}
          selectedId={selectedId}
          onSelect={onSelect}
          searchTerm={term}
          empty={<EmptyState title={texts.noDepartments} description={texts.noDepartmentsHint} />}
          noMatches={<NoMatches onClear={clear} />}
          failed={
            places.state === 'failed' && (
              <RequestFailure
                failure={places.failure}
                title={texts.departmentsFailed}
                onRetry={() => refresh()}
              />
            )
          }
        />
      </div>
    </div>
  )
}

const nothing: readonly Place[] = []
const getId = (place: Place) => place.departmentId
const getParentId = (place: Place) => place.parentId
const getName = (place: Place) => place.departmentName
