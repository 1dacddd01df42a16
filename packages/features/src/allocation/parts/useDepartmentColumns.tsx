import { Button } from '@atrium/ui/button'
import { IconButton } from '@atrium/ui/icon-button'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useAtomValue, useSetAtom } from 'jotai'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { type CSSProperties, useMemo } from 'react'
import { useCovers, useHost, useTexts } from '../../shared/host/useKept'
import { actionsColumn } from '../../shared/list/cells/columns'
import { RowActions as MenuActions } from '../../shared/list/cells/RowActions'
import type { ListColumn } from '../../shared/list/ListColumn'
import { seatsMessages } from '../../shared/seats/messages'
import { useFormat } from '../../shared/texts/useFormat'
import { productIdAtom } from '../atoms'
import {
  type DepartmentTree,
  ownSeats,
  pathOf,
  type SeatParts,
  seatParts,
  type TreeRow,
} from '../departmentTree'
import { type Draft, startDraftAtom } from '../draft'
import { useAllocationTexts } from '../useAllocationTexts'
import { CountField } from './CountField'
import styles from './DepartmentTable.module.css'
import { ShareBar } from './ShareBar'

/** Width of the bars: both buttons fit, and the longest word in a number's header, which has two lines. */
const widths = {
  'zh-CN': { share: 272, actions: 148, figure: 104 },
  en: { share: 228, actions: 192, figure: 100 },
} as const

interface ColumnInput {
  readonly canChange: boolean
  /** Numbers are being typed. */
  readonly draft: Draft | undefined
  readonly toggle: (id: string, open: boolean) => void
  readonly tree: DepartmentTree
  /** The scale of all bars, in seats. */
  readonly total: number
  /** Seats for as many people at once. */
  readonly isConcurrent: boolean
}

export function useDepartmentColumns({ canChange, draft, toggle, tree, total, isConcurrent }: ColumnInput) {
  const texts = useAllocationTexts()
  const seats = useTexts(seatsMessages)
  const { count } = useFormat()
  const width = widths[useHost().locale]
  const kind = draft?.kind
  const aboveId = draft?.departmentId
  const startId = draft?.startId
  return useMemo((): readonly ListColumn<TreeRow>[] => {
    const figure = (id: string, label: string, of: (row: TreeRow) => number) => ({
      id,
      label,
      header: <span className={styles.head}>{label}</span>,
      text: (row: TreeRow) => String(of(row)),
      cell: (row: TreeRow) => (
        <span className={styles.figure} data-figure={of(row) > 0 ? 'some' : 'none'}>
          {count(of(row))}
        </span>
      ),
      narrow: 'hidden' as const,
      width: width.figure,
      align: 'end' as const,
    })
    return [
      {
        id: 'department',
        header: texts.department,
        text: [
          { header: texts.department, cell: (row) => row.departmentName },
          { header: texts.level, cell: (row) => String(row.level) },
          { header: texts.path, cell: (row) => pathOf(tree, row) },
        ],
        cell: (row) => (
          <DepartmentCell
            row={row}
            above={row.parentId === null ? undefined : tree.byId.get(row.parentId)?.departmentName}
            onToggle={toggle}
          />
        ),
        width: kind ? 240 : 248,
        rowHeader: true,
      },
      {
        id: 'share',
        header: <span className={styles.head}>{texts.share(total)}</span>,
        label: texts.shareName,
        text: 'none',
        cell: (row) => (
          <ShareCell row={row} parts={seatParts(tree, row)} total={total} isActive={canChange} />
        ),
        width: kind ? 140 : width.share,
        minWidth: 120,
        grows: true,
      },
      figure('owned', texts.owned, (row) => row.ownedCount),
      figure('used', isConcurrent ? seats.usedNow : seats.used, (row) => seatParts(tree, row).used),
      figure('passedOn', seats.passedOn, (row) => seatParts(tree, row).passedOn),
      figure('left', seats.notPassedOn, (row) => row.leftCount),
      kind
        ? {
            id: 'count',
            header: texts.count,
            text: 'none',
            cell: (row) =>
              row.departmentId === aboveId ? null : (
                <CountField row={row} isFirst={row.departmentId === startId} />
              ),
            width: 288,
            resizable: false,
            narrow: 'end',
          }
        : actionsColumn(texts.actions, width.actions, (row) => (
            <RowActions row={row} canChange={canChange} tree={tree} />
          )),
    ]
  }, [texts, seats, count, kind, aboveId, startId, toggle, canChange, tree, total, isConcurrent, width])
}

interface ShareCellProps {
  readonly row: TreeRow
  readonly parts: SeatParts
  /** The scale of all bars, in seats. */
  readonly total: number
  readonly isActive: boolean
}

/** A department's bar. Without columns for the numbers, the important ones are next to it. */
function ShareCell({ row, parts, total, isActive }: ShareCellProps) {
  const { count } = useFormat()
  return (
    <span className={styles.share}>
      <span className={styles.bar}>
        <ShareBar row={row} parts={parts} total={total} isActive={isActive} />
      </span>
      <span className={styles.inLines}>
        {row.ownedCount === 0 ? count(0) : `${count(row.leftCount)} (${count(row.ownedCount)})`}
      </span>
    </span>
  )
}

interface DepartmentCellProps {
  readonly row: TreeRow
  /** The parent department. */
  readonly above: string | undefined
  readonly onToggle: (id: string, open: boolean) => void
}

/** A department's name at its position in the tree. */
function DepartmentCell({ row, above, onToggle }: DepartmentCellProps) {
  const texts = useAllocationTexts()
  const { departmentName: name, departmentId: id, isOpen } = row
  const style: CSSProperties & Record<'--depth', number> = { '--depth': row.depth }
  return (
    <span className={styles.department} data-none={row.ownedCount === 0 || undefined} style={style}>
      {row.hasChildren ? (
        <IconButton
          size="tiny"
          label={isOpen ? texts.collapse(name) : texts.expand(name)}
          aria-expanded={isOpen}
          icon={isOpen ? <ChevronDown /> : <ChevronRight />}
          onClick={() => onToggle(id, !isOpen)}
        />
      ) : (
        <span className={styles.leaf} />
      )}
      <span className={styles.names}>
        <TruncatedText className={styles.name}>{name}</TruncatedText>
        {row.depth > 3 && <span className={styles.above}>{above}</span>}
      </span>
    </span>
  )
}

interface RowActionsProps {
  readonly row: TreeRow
  readonly canChange: boolean
  readonly tree: DepartmentTree
}

/** Allocating a department's seats, and taking them back. */
function RowActions({ row, canChange, tree }: RowActionsProps) {
  const texts = useAllocationTexts()
  const productId = useAtomValue(productIdAtom)
  const start = useSetAtom(startDraftAtom)
  const { departmentId: id, parentId, departmentName: name } = row
  const [first] = tree.children.get(id) ?? []
  const canPassOn = first !== undefined && row.allocableCount > 0
  const canTakeBack = parentId !== null && ownSeats(row) > 0
  const isNarrow = useNarrowWindow()
  const mayChange = useCovers('allocation:write')
  if (!canChange || !mayChange || !(canPassOn || canTakeBack)) return null
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
