import { Button } from '@atrium/ui/button'
import { SeatBar } from '@atrium/ui/seat-bar'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useMemo, useRef } from 'react'
import { useCovers, useHost, useTexts } from '../../shared/host/useKept'
import { actionsColumn } from '../../shared/list/cells/columns'
import type { ListColumn } from '../../shared/list/ListColumn'
import { useFormat } from '../../shared/texts/useFormat'
import { Verbatim } from '../../shared/texts/Verbatim'
import type { IdleProduct } from '../api'
import { licenceUseMessages } from '../messages'
import styles from './Cells.module.css'

/** As wide as the longest words of a language. */
const widths = {
  'zh-CN': { idle: 220, rest: 150, end: 116, actions: 96 },
  en: { idle: 236, rest: 172, end: 124, actions: 136 },
} as const

/** @param reclaim opens the dialog that takes a batch's idle licences back */
export function useIdleProductColumns(
  reclaim: (product: IdleProduct) => void,
): readonly ListColumn<IdleProduct>[] {
  const texts = useTexts(licenceUseMessages)
  const { count, serviceDay } = useFormat()
  const width = widths[useHost().locale]
  const mayChange = useCovers('licenceUse:write')
  const latest = useRef(reclaim)
  latest.current = reclaim
  return useMemo(() => {
    const idleOf = ({ idleCount, granted }: IdleProduct) =>
      idleCount === null ? texts.notReported : texts.idleOf(count(idleCount), count(granted))
    const endOf = ({ endTime }: IdleProduct) => (endTime === null ? texts.permanent : serviceDay(endTime))
    const restOf = ({ exemptCount, borrowedCount, plannedCount }: IdleProduct) =>
      [
        exemptCount > 0 && texts.exemptCount(exemptCount),
        borrowedCount > 0 && texts.borrowedCount(borrowedCount),
        plannedCount > 0 && texts.plannedCount(plannedCount),
      ]
        .filter(Boolean)
        .join(' · ')
    return [
      {
        id: 'product',
        header: texts.product,
        text: (row) => row.productName,
        rowHeader: true,
        width: 260,
        grows: true,
        cell: (row) => <TruncatedText lines={2}>{row.productName}</TruncatedText>,
      },
      {
        id: 'idle',
        header: texts.idle,
        text: [
          { header: texts.idle, cell: (row) => (row.idleCount === null ? '' : String(row.idleCount)) },
          { header: texts.granted, cell: (row) => String(row.granted) },
        ],
        width: width.idle,
        narrow: 'second',
        narrowCell: (row) => [idleOf(row), restOf(row)].filter(Boolean).join(' · '),
        cell: (row) =>
          row.idleCount === null ? (
            <TruncatedText lines={2} className={styles.line}>
              {texts.notReportedHint}
            </TruncatedText>
          ) : (
            <span className={styles.bar}>
              <SeatBar
                used={row.granted - row.idleCount}
                total={row.granted}
                isFull={false}
                label={idleOf(row)}
              />
              <span className={styles.line}>{idleOf(row)}</span>
            </span>
          ),
      },
      {
        id: 'rest',
        header: texts.otherwise,
        text: restOf,
        width: width.rest,
        narrow: 'hidden',
        cell: (row) => restOf(row),
      },
      {
        id: 'end',
        header: texts.validity,
        text: endOf,
        width: width.end,
        narrow: 'hidden',
        cell: (row) => <Verbatim>{endOf(row)}</Verbatim>,
      },
      actionsColumn<IdleProduct>(texts.actions, width.actions, (row) =>
        mayChange &&
        row.idleCount !== null &&
        row.idleCount > row.exemptCount + row.borrowedCount + row.plannedCount ? (
          <Button
            size="small"
            variant="ghost"
            aria-label={texts.reclaimOf(row.productName)}
            onClick={() => latest.current(row)}
          >
            {texts.reclaim}
          </Button>
        ) : null,
      ),
    ]
  }, [texts, count, serviceDay, width, mayChange])
}
