import { useMemo } from 'react'
import { useHost, useTexts } from '../../shared/host/useHost'
import { actionsColumn } from '../../shared/list/actionsColumn'
import type { ListColumn } from '../../shared/list/ListColumn'
import { seatsMessages } from '../../shared/seats/messages'
import { useFormat } from '../../shared/texts/useFormat'
import { type DepartmentTree, pathOf, seatParts, type TreeRow } from '../departmentTree'
import type { Draft } from '../draft'
import { useAllocationTexts } from '../useAllocationTexts'
import { CountField } from './CountField'
import { DepartmentCell } from './DepartmentCell'
import styles from './DepartmentTable.module.css'
import { RowActions } from './RowActions'
import { ShareCell } from './ShareCell'

/** The bars; as wide as both buttons, and as the longest word in the head of a number, which takes two lines. */
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
  /** Seats that all bars are drawn against. */
  readonly total: number
}

export function useDepartmentColumns({ canChange, draft, toggle, tree, total }: ColumnInput) {
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
      figure('used', seats.used, (row) => seatParts(tree, row).used),
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
  }, [texts, seats, count, kind, aboveId, startId, toggle, canChange, tree, total, width])
}
