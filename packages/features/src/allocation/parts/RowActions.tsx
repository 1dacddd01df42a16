import { Button } from '@atrium/ui/button'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { useAtomValue, useSetAtom } from 'jotai'
import { RowActions as MenuActions } from '../../shared/list/RowActions'
import { productIdAtom } from '../atoms'
import { type DepartmentTree, ownSeats, type TreeRow } from '../departmentTree'
import { startDraftAtom } from '../draft'
import { useAllocationTexts } from '../useAllocationTexts'
import styles from './DepartmentTable.module.css'

interface RowActionsProps {
  readonly row: TreeRow
  readonly canChange: boolean
  readonly tree: DepartmentTree
}

/** Passing a department's seats on, and taking them back from it. */
export function RowActions({ row, canChange, tree }: RowActionsProps) {
  const texts = useAllocationTexts()
  const productId = useAtomValue(productIdAtom)
  const start = useSetAtom(startDraftAtom)
  const { departmentId: id, parentId, departmentName: name } = row
  const [first] = tree.children.get(id) ?? []
  const canPassOn = first !== undefined && row.leftCount > 0
  const canTakeBack = parentId !== null && ownSeats(row) > 0
  const isNarrow = useNarrowWindow()
  if (!canChange || !(canPassOn || canTakeBack)) return null
  const passOn = () => start({ kind: 'allocate', productId, departmentId: id, startId: first?.departmentId })
  const takeBack = () =>
    parentId !== null && start({ kind: 'takeBack', productId, departmentId: parentId, startId: id })
  if (isNarrow)
    return (
      <span data-guide="allocation-actions">
        <MenuActions
          row={name}
          more={[
            canPassOn && { label: texts.allocate, onSelect: passOn },
            canTakeBack && { label: texts.takeBack, onSelect: takeBack },
          ]}
        />
      </span>
    )
  return (
    <span className={styles.actions} data-guide="allocation-actions">
      {canPassOn && (
        <Button size="small" aria-label={texts.allocateFrom(name)} onClick={passOn}>
          {texts.allocate}
        </Button>
      )}
      {canTakeBack && (
        <Button size="small" aria-label={texts.takeBackFrom(name)} onClick={takeBack}>
          {texts.takeBack}
        </Button>
      )}
    </span>
  )
}
