import { Button } from '@atrium/ui/button'
import { Dialog, DialogClose, DialogContent } from '@atrium/ui/dialog'
import { EmptyState } from '@atrium/ui/empty-state'
import { SearchField } from '@atrium/ui/search-field'
import { Tree } from '@atrium/ui/tree'
import { useAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { NoMatches } from '../../shared/NoMatches'
import { RequestFailure } from '../../shared/RequestFailure'
import { sharedMessages } from '../../shared/sharedMessages'
import { useTexts } from '../../shared/useHost'
import { useSharedLabels } from '../../shared/useSharedLabels'
import type { Place } from '../api'
import { placesAtom } from '../atoms'
import { invitationSearchLength } from '../contract'
import { invitationsMessages } from '../messages'
import styles from './DepartmentDialog.module.css'

interface DepartmentDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Full name of the department that is chosen now. */
  readonly chosen: string
  readonly onChoose: (place: Place) => void
}

/** Chooses one of the departments into which the person may invite. */
export function DepartmentDialog({ open, onOpenChange, chosen, onChoose }: DepartmentDialogProps) {
  const texts = useTexts(invitationsMessages)
  const shared = useTexts(sharedMessages)
  const labels = useSharedLabels()
  const [selectedId, setSelectedId] = useState<string>()
  const [places] = useAtom(placesAtom)
  const known = places.state === 'ready' ? places.value : nothing
  const selected =
    known.find(({ enterpriseDepartmentId }) => enterpriseDepartmentId === selectedId) ??
    known.find(({ fullName }) => fullName === chosen)

  function close(next: boolean) {
    if (!next) setSelectedId(undefined)
    onOpenChange(next)
  }

  return (
    <Dialog open={open} onOpenChange={close}>
      <DialogContent
        title={texts.chooseDepartment}
        closeLabel={labels.close}
        onSubmit={(event) => {
          event.preventDefault()
          // A form in a portal is inside its parent's form all the same.
          event.stopPropagation()
          if (!selected) return
          onChoose(selected)
          close(false)
        }}
        footer={
          <>
            <DialogClose asChild>
              <Button>{shared.cancel}</Button>
            </DialogClose>
            <Button type="submit" variant="primary" disabled={!selected}>
              {shared.confirm}
            </Button>
          </>
        }
      >
        <DepartmentTree selectedId={selected?.enterpriseDepartmentId ?? null} onSelect={setSelectedId} />
      </DialogContent>
    </Dialog>
  )
}

interface DepartmentTreeProps {
  readonly selectedId: string | null
  readonly onSelect: (id: string) => void
}

function DepartmentTree({ selectedId, onSelect }: DepartmentTreeProps) {
  const texts = useTexts(invitationsMessages)
  const shared = useTexts(sharedMessages)
  const labels = useSharedLabels()
  const [places, refresh] = useAtom(placesAtom)
  const [typed, setTyped] = useState('')
  const [term, setTerm] = useState('')
  const treeLabels = useMemo(
    () => ({
      tree: texts.departmentTree,
      name: texts.department,
      loading: shared.loading,
      saving: shared.loading,
    }),
    [texts, shared],
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
const getId = (place: Place) => place.enterpriseDepartmentId
const getParentId = (place: Place) => place.parentId
const getName = (place: Place) => place.departmentName
