import type { DataTableColumn } from '@atrium/ui/data-table'
import { useNarrowWindow } from '@atrium/ui/narrow-window'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useMemo } from 'react'
import { LicenceState } from '../../../shared/licence/LicenceState'
import { columnWidths } from '../../../shared/list/cells/columns'
import { Seats } from '../../../shared/seats/Seats'
import { useFormat } from '../../../shared/texts/useFormat'
import type { AssignableProduct } from '../../api'
import { standingOf } from '../../productList'
import { useAuthorisationTexts } from '../../useAuthorisationTexts'
import styles from '../DialogList.module.css'
import { ObstacleCell } from './ObstacleCell'
import { useObstacle } from './useObstacle'

interface AssignableInput {
  readonly userId: string
  /** Some can't be assigned to the member, and their reasons need space. */
  readonly hasObstacles: boolean
  readonly onLeave: () => void
}

export function useAssignableColumns({ userId, hasObstacles, onLeave }: AssignableInput) {
  const texts = useAuthorisationTexts()
  const format = useFormat()
  const whyNot = useObstacle()
  const isNarrow = useNarrowWindow()
  const columns = useMemo((): readonly DataTableColumn<AssignableProduct>[] => {
    const validityOf = ({ startAt: start, endAt: end, licensingType }: AssignableProduct) =>
      format.validity({ start, end, licensingType })
    const validity: DataTableColumn<AssignableProduct> = {
      id: 'validity',
      header: texts.validity,
      // Next to the seats there is only space for the end, and for nothing next to a reason.
      cell: (row) =>
        !row.obstacle &&
        (row.licensingType === 'permanent' ? validityOf(row) : texts.until(format.serviceDay(row.endAt))),
      width: columnWidths.validity,
    }
    return [
      {
        id: 'productName',
        header: texts.productName,
        cell: (row) => (
          <span className={styles.named}>
            <TruncatedText lines={isNarrow ? 2 : 1}>{row.productName}</TruncatedText>
            {!isNarrow && (
              <TruncatedText className={styles.about}>
                {[validityOf(row), row.remarks].filter(Boolean).join(' · ')}
              </TruncatedText>
            )}
          </span>
        ),
        width: 216,
        grows: true,
        rowHeader: true,
      },
      {
        id: 'unUsedSNCount',
        header: texts.unusedForMember,
        cell: (row) => <Seats left={row.unusedCount} total={row.totalCount} isActive={row.isActive} />,
        width: 188,
      },
      ...(isNarrow ? [validity] : []),
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
        width: hasObstacles ? 192 : 132,
      },
    ]
  }, [texts, format, userId, hasObstacles, isNarrow, onLeave])
  const isSelectable = (row: AssignableProduct) =>
    row.obstacle === undefined || whyNot({ ...row, userId, obstacle: row.obstacle }).full
  return { columns, isSelectable }
}
