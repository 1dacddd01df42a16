import type { TreeHandle } from '@atrium/ui/tree'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import { departmentIdAtom, openDepartmentAtom } from '../atoms'
import { DeleteDepartmentDialog } from './DeleteDepartmentDialog'
import { DepartmentActions } from './DepartmentActions'
import styles from './DepartmentPanel.module.css'
import { DepartmentTree } from './DepartmentTree'
import { useDepartmentDeletion } from './useDepartmentDeletion'
import { useDepartmentNaming } from './useDepartmentNaming'

/** The left side: choose, add, rename and delete departments. */
export function DepartmentPanel() {
  const tree = useRef<TreeHandle>(null)
  const selectedId = useAtomValue(departmentIdAtom)
  const open = useSetAtom(openDepartmentAtom)
  const naming = useDepartmentNaming(tree)
  const deletion = useDepartmentDeletion()

  return (
    <div className={styles.panel}>
      <DepartmentTree
        ref={tree}
        selectedId={selectedId ?? null}
        onSelect={open}
        onAdd={naming.add}
        onRename={naming.rename}
        canRename={(department) => department.isManageable}
        renderActions={(department) => (
          <DepartmentActions
            department={department}
            busy={deletion.checkingId === department.enterpriseDepartmentId}
            onAdd={() => naming.startAdd(department)}
            onRename={() => tree.current?.startRename(department.enterpriseDepartmentId)}
            onDelete={() => deletion.check(department)}
          />
        )}
      />
      <DeleteDepartmentDialog deletion={deletion} />
    </div>
  )
}
