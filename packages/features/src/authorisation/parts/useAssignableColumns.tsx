import type { DataTableColumn } from '@atrium/ui/data-table'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useMemo } from 'react'
import { LicenceState } from '../../shared/licence/LicenceState'
import { columnWidths } from '../../shared/list/columnWidths'
import { Seats } from '../../shared/seats/Seats'
import { useFormat } from '../../shared/texts/useFormat'
import type { AssignableProduct } from '../api'
import { standingOf } from '../standingOf'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import styles from './DialogList.module.css'
import { ObstacleCell } from './ObstacleCell'
import { useObstacle } from './useObstacle'

interface AssignableInput {
  readonly userId: string
  /** Some can't be granted to the member: then the remarks give way to the reasons. */
  readonly hasObstacles: boolean
  readonly onLeave: () => void
}

export function useAssignableColumns({ userId, hasObstacles, onLeave }: AssignableInput) {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  const whyNot = useObstacle()
  const remarks = useMemo(
    (): DataTableColumn<AssignableProduct> => ({
      id: 'remarks',
      narrow: 'hidden',
      header: texts.remarks,
      cell: (row) => <TruncatedText>{row.remarks}</TruncatedText>,
      width: 120,
    }),
    [texts],
  )
  const columns = useMemo(
    (): readonly DataTableColumn<AssignableProduct>[] => [
      {
        id: 'productName',
        header: texts.productName,
        cell: (row) => <TruncatedText lines={2}>{row.productName}</TruncatedText>,
        width: hasObstacles ? 284 : 192,
        rowHeader: true,
      },
      {
        id: 'unUsedSNCount',
        header: texts.unusedForMember,
        cell: (row) => <Seats left={row.unusedCount} total={row.totalCount} isActive={row.isActive} />,
        width: 188,
      },
      {
        id: 'validity',
        header: texts.validity,
        cell: (row) =>
          format.validity({ start: row.startAt, end: row.endAt, licensingType: row.licensingType }),
        // Beside the seats a phone has room for the end alone, and for nothing where a reason stands.
        narrowCell: (row) =>
          !row.obstacle &&
          (row.licensingType === 'permanent'
            ? format.validity({ start: row.startAt, end: row.endAt, licensingType: row.licensingType })
            : texts.until(format.serviceDay(row.endAt))),
        width: columnWidths.validity,
      },
      {
        id: 'snStatus',
        narrow: 'end',
        header: texts.status,
        cell: (row) => (
          <span className={styles.standing}>
            <LicenceState {...standingOf(row)} />
            {row.obstacle && (
              <ObstacleCell
                {...row}
                userId={userId}
                obstacle={row.obstacle}
                onLeave={onLeave}
                isSaid={row.status !== 'normal'}
              />
            )}
          </span>
        ),
        width: hasObstacles ? 192 : 156,
      },
      ...(hasObstacles ? [] : [remarks]),
    ],
    [texts, format, userId, hasObstacles, remarks, onLeave],
  )
  const isSelectable = (row: AssignableProduct) =>
    row.obstacle === undefined || whyNot({ ...row, userId, obstacle: row.obstacle }).full
  return { columns, isSelectable }
}
