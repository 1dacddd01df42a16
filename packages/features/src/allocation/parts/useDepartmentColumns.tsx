import { useMemo } from 'react'
import { useHost } from '../../shared/host/useHost'
import { actionsColumn } from '../../shared/list/actionsColumn'
import type { ListColumn } from '../../shared/list/ListColumn'
import legend from '../../shared/seats/SeatLegend.module.css'
import { nothing } from '../../shared/texts/format'
import { useFormat } from '../../shared/texts/useFormat'
import { type DepartmentTree, isUsedUp, pathOf, type TreeRow } from '../departmentTree'
import type { Draft } from '../draft'
import { useAllocationTexts } from '../useAllocationTexts'
import { CountField } from './CountField'
import { DepartmentCell } from './DepartmentCell'
import styles from './DepartmentTable.module.css'
import { RowActions } from './RowActions'
import bar from './ShareBar.module.css'
import { ShareCell } from './ShareCell'

/** The bars; as wide as both buttons, and as the longest name of a part of the bars. */
const widths = {
  'zh-CN': { share: 280, actions: 148, keyed: 104 },
  en: { share: 220, actions: 192, keyed: 112 },
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
  const { count } = useFormat()
  const width = widths[useHost().locale]
  const kind = draft?.kind
  const aboveId = draft?.departmentId
  const startId = draft?.startId
  return useMemo((): readonly ListColumn<TreeRow>[] => {
    const figure = (id: string, label: string, of: (row: TreeRow) => number, part?: string) => ({
      id,
      label,
      header: part ? <Key part={part}>{label}</Key> : label,
      text: (row: TreeRow) => String(of(row)),
      cell: (row: TreeRow) => (
        <span className={styles.figure} data-figure={look(row, id, of(row))}>
          {look(row, id, of(row)) === 'none' ? nothing : count(of(row))}
        </span>
      ),
      narrow: 'hidden' as const,
      width: part ? width.keyed : 80,
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
        header: texts.share(total),
        label: texts.shareName,
        text: 'none',
        cell: (row) => <ShareCell row={row} total={total} isActive={canChange} />,
        width: kind ? 200 : width.share,
        minWidth: 120,
        grows: true,
      },
      figure('owned', texts.owned, (row) => row.ownedCount),
      figure('passedOn', texts.passedOn, (row) => row.passedOnCount, 'passed-on'),
      figure('used', texts.used, (row) => row.usedCount, 'used'),
      figure('left', texts.remaining, (row) => row.leftCount, 'left'),
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
  }, [texts, count, kind, aboveId, startId, toggle, canChange, tree, total, width])
}

interface KeyProps {
  /** Of the bars that the column counts. */
  readonly part: string
  readonly children: string
}

/** A head that says what a part of the bars means. */
const Key = ({ part, children }: KeyProps) => (
  <span className={`${legend.legend} ${bar.key} ${styles.key}`}>
    <span data-part={part}>{children}</span>
  </span>
)

/** That nothing is left says something only where there was anything. */
function look(row: TreeRow, id: string, value: number) {
  if (value > 0) return 'some'
  return id === 'left' && isUsedUp(row) ? 'usedUp' : 'none'
}
