import { deferDialog } from '@atrium/ui/overlay'
import type { TreeHandle } from '@atrium/ui/tree'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { departmentIdAtom, departmentsAtom } from '../atoms'
import { openDepartmentAtom } from '../memberList'
import { DepartmentActions } from './DepartmentActions'
import styles from './DepartmentPanel.module.css'
import { DepartmentTree } from './DepartmentTree'
import { useDepartmentDeletion } from './useDepartmentDeletion'
import { useDepartmentNaming } from './useDepartmentNaming'

/** The left side: choose, add, rename and delete departments. */
export function DepartmentPanel({ onChosen }: { readonly onChosen?: () => void }) {
  const tree = useRef<TreeHandle>(null)
  const selectedId = useAtomValue(departmentIdAtom)
  const open = useSetAtom(openDepartmentAtom)
  const naming = useDepartmentNaming(tree)
  const deletion = useDepartmentDeletion()
  const isKnown = useAtomValue(departmentsAtom).state === 'ready'

  // Chosen by the address or by another part of the screen, it may lie in a closed branch.
  useEffect(() => {
    if (isKnown && selectedId !== undefined) tree.current?.scrollTo(selectedId)
  }, [isKnown, selectedId])

  return (
    <div className={styles.panel}>
      <DepartmentTree
        ref={tree}
        selectedId={selectedId ?? null}
        onSelect={(id) => {
          open(id)
          onChosen?.()
        }}
        onAdd={naming.add}
        onRename={naming.rename}
        canRename={(department) => department.isManageable}
        renderActions={(department) => (
          <DepartmentActions
            department={department}
            busy={deletion.checkingId === department.departmentId}
            onAdd={() => naming.startAdd(department)}
            onRename={() => tree.current?.startRename(department.departmentId)}
            onDelete={() => {
              DeleteDepartmentDialog.preload()
              deletion.check(department)
            }}
          />
        )}
      />
      {deletion.asking && (
        <DeleteDepartmentDialog
          {...deletion.asking}
          onOpenChange={deletion.setOpen}
          onConfirm={deletion.remove}
        />
      )}
    </div>
  )
}

const DeleteDepartmentDialog = deferDialog(
  async () => (await import('./DeleteDepartmentDialog')).DeleteDepartmentDialog,
)
