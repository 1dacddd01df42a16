import type { TreeHandle } from '@atrium/ui/tree'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'
import { useCovers, useHost, useTexts } from '../../shared/host/useKept'
import { useUndo } from '../../shared/undo/useUndo'
import type { Department } from '../api'
import { departmentIdAtom, departmentsAtom } from '../atoms'
import { openDepartmentAtom } from '../memberList'
import { departmentsMessages } from '../messages'
import { DepartmentActions } from './DepartmentActions'
import styles from './DepartmentPanel.module.css'
import { DepartmentTree } from './DepartmentTree'
import { DepartmentDeletion } from './deferredDialogs'
import { departmentNaming } from './departmentNaming'
import { useReportFailure } from './useReportFailure'

/** The left side: choose, add, rename and delete departments. */
export function DepartmentPanel({ onChosen }: { readonly onChosen?: () => void }) {
  const tree = useRef<TreeHandle>(null)
  const shownId = useAtomValue(departmentIdAtom)
  // Clicked, but its members aren't rendered yet.
  const [clickedId, setClicked] = useState<string>()
  const selectedId = clickedId ?? shownId
  const open = useSetAtom(openDepartmentAtom)
  const naming = useDepartmentNaming(tree)
  const mayChange = useCovers('departments:write')
  const [checking, setChecking] = useState<string>()
  const [deleting, setDeleting] = useState<{ readonly department: Department; readonly turn: number }>()
  const isKnown = useAtomValue(departmentsAtom).state === 'ready'

  // A department chosen by the address or elsewhere on the screen may be in a closed branch. The response to a
  // click comes first.
  useEffect(() => {
    if (isKnown && selectedId !== undefined) startTransition(() => tree.current?.scrollTo(selectedId))
  }, [isKnown, selectedId])

  return (
    <div className={styles.panel}>
      <DepartmentTree
        ref={tree}
        selectedId={selectedId ?? null}
        onSelect={(id) => {
          setClicked(id)
          afterPaint(() => {
            setClicked(undefined)
            open(id)
            onChosen?.()
          })
        }}
        onAdd={naming.add}
        onRename={naming.rename}
        canRename={(department) => mayChange && department.isManageable}
        renderActions={(department) => (
          <DepartmentActions
            department={department}
            busy={checking === department.departmentId}
            onAdd={() => naming.startAdd(department)}
            onRename={() => tree.current?.startRename(department.departmentId)}
            onDelete={() => {
              setChecking(department.departmentId)
              setDeleting((last) => ({ department, turn: (last?.turn ?? 0) + 1 }))
            }}
          />
        )}
      />
      {deleting && (
        <DepartmentDeletion
          key={deleting.turn}
          department={deleting.department}
          open
          onOpenChange={() => setChecking(undefined)}
          onChecked={() => setChecking(undefined)}
        />
      )}
    </div>
  )
}

/** Runs slow work after the response to a click is visible. */
const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work))

/** Adding and renaming departments in the tree. */
function useDepartmentNaming(tree: RefObject<TreeHandle | null>) {
  const texts = useTexts(departmentsMessages)
  const { notify } = useHost()
  const offerUndo = useUndo()
  const around = { ...useReportFailure(), tree, store: useStore(), texts, notify, offerUndo }
  return departmentNaming(around)
}
