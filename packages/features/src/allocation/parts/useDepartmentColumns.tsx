import { useMemo } from 'react'
import { useHost } from '../../shared/host/useHost'
import { actionsColumn } from '../../shared/list/actionsColumn'
import type { ListColumn } from '../../shared/list/ListColumn'
import { nothing } from '../../shared/texts/format'
import { useFormat } from '../../shared/texts/useFormat'
import { type DepartmentTree, isUsedUp, pathOf, type TreeRow } from '../departmentTree'
import type { Draft } from '../draft'
import { useAllocationTexts } from '../useAllocationTexts'
import { CountField } from './CountField'
import { DepartmentCell } from './DepartmentCell'
import styles from './DepartmentTable.module.css'
import { RowActions } from './RowActions'
import { ShareCell } from './ShareCell'

/** As wide as both buttons. */
const actionsWidth = { 'zh-CN': 148, en: 192 } as const

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
  const { locale } = useHost()
  const kind = draft?.kind
  const aboveId = draft?.departmentId
  const startId = draft?.startId
  return useMemo((): readonly ListColumn<TreeRow>[] => {
    const figure = (id: string, header: string, of: (row: TreeRow) => number) => ({
      id,
      header,
      text: (row: TreeRow) => String(of(row)),
      cell: (row: TreeRow) => (
        <span className={styles.figure} data-figure={look(row, id, of(row))}>
          {look(row, id, of(row)) === 'none' ? nothing : count(of(row))}
        </span>
      ),
      narrow: 'hidden' as const,
      width: id === 'passedOn' ? 96 : 80,
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
        cell: (row) => <DepartmentCell row={row} onToggle={toggle} />,
        width: kind ? 240 : 248,
        rowHeader: true,
      },
      {
        id: 'share',
        header: texts.share(total),
        label: texts.shareName,
        text: 'none',
        cell: (row) => <ShareCell row={row} total={total} isActive={canChange} />,
        width: kind ? 200 : 290,
        minWidth: 120,
        grows: true,
      },
      figure('owned', texts.owned, (row) => row.ownedCount),
      figure('passedOn', texts.passedOn, (row) => row.passedOnCount),
      figure('used', texts.used, (row) => row.usedCount),
      figure('left', texts.remaining, (row) => row.leftCount),
      kind
        ? {
            id: 'count',
            header: texts.count,
            text: 'none',
            cell: (row) =>
              row.departmentId === aboveId ? null : (
                <CountField row={row} isFirst={row.departmentId === startId} />
              ),
            width: 260,
            resizable: false,
            narrow: 'end',
          }
        : actionsColumn(texts.actions, actionsWidth[locale], (row) => (
            <RowActions row={row} canChange={canChange} tree={tree} />
          )),
    ]
  }, [texts, count, kind, aboveId, startId, toggle, canChange, tree, total, locale])
}

/** That nothing is left says something only where there was anything. */
function look(row: TreeRow, id: string, value: number) {
  if (value > 0) return 'some'
  return id === 'left' && isUsedUp(row) ? 'usedUp' : 'none'
}
