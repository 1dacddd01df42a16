import { pagePaths, paths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { SeatBar } from '@atrium/ui/seat-bar'
import { TruncatedText } from '@atrium/ui/tooltip'
import { useMemo, useRef } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useCovers, useHost, useTexts } from '../../shared/host/useKept'
import { actionsColumn } from '../../shared/list/cells/columns'
import type { ListColumn } from '../../shared/list/ListColumn'
import { nothing } from '../../shared/texts/format'
import { formatYuan } from '../../shared/texts/formatYuan'
import { useFormat } from '../../shared/texts/useFormat'
import { Verbatim } from '../../shared/texts/Verbatim'
import type { EndingBatch } from '../api'
import { renewalsMessages } from '../messages'
import { seatCutPath } from '../routes'
import styles from './Renewals.module.css'
import { useReason } from './useReason'

const widths = {
  'zh-CN': { end: 116, seats: 168, suggested: 190, price: 140, actions: 104 },
  en: { end: 144, seats: 184, suggested: 200, price: 140, actions: 116 },
} as const

export function useRenewalColumns(onRenew: (batch: EndingBatch) => void): readonly ListColumn<EndingBatch>[] {
  const texts = useTexts(renewalsMessages)
  const { locale } = useHost()
  const { serviceDay, count } = useFormat()
  const reasonOf = useReason()
  const mayChange = useCovers('renewals:write')
  const latest = useRef(onRenew)
  latest.current = onRenew
  return useMemo(() => {
    const yuan = formatYuan(locale)
    const width = widths[locale]
    const whenOf = ({ status, daysLeft }: EndingBatch) =>
      status === 'over' ? texts.endedFor(-daysLeft) : texts.endsIn(daysLeft)
    const usedOf = ({ isConcurrent, usedCount, totalCount }: EndingBatch) =>
      (isConcurrent ? texts.atOnceOf : texts.usedOf)(count(usedCount), count(totalCount))
    return [
      {
        id: 'product',
        header: texts.product,
        text: (row) => row.productName,
        rowHeader: true,
        width: 220,
        grows: true,
        cell: (row) => (
          <span className={styles.cell}>
            <TruncatedText lines={2}>{row.productName}</TruncatedText>
            <CutLine batch={row} />
          </span>
        ),
      },
      {
        id: 'end',
        header: texts.end,
        text: (row) => serviceDay(row.endTime),
        width: width.end,
        narrow: 'second',
        narrowCell: (row) => `${serviceDay(row.endTime)} · ${whenOf(row)} · ${usedOf(row)}`,
        cell: (row) => (
          <span className={styles.cell}>
            <Verbatim>{serviceDay(row.endTime)}</Verbatim>
            <span
              className={styles.line}
              data-tone={row.status === 'over' || row.status === 'in30' ? 'warning' : undefined}
            >
              {whenOf(row)}
            </span>
          </span>
        ),
      },
      {
        id: 'seats',
        header: texts.seats,
        text: [
          { header: texts.seats, cell: (row) => String(row.totalCount) },
          { header: texts.usedOf('', '').trim(), cell: (row) => String(row.usedCount) },
        ],
        width: width.seats,
        narrow: 'hidden',
        cell: (row) => (
          <span className={styles.seats}>
            <SeatBar
              used={Math.min(row.usedCount, row.totalCount)}
              total={row.totalCount}
              isActive={row.status !== 'over'}
              label={usedOf(row)}
            />
            <span className={styles.line}>
              {usedOf(row)}
              {row.idleCount ? ` · ${texts.idle(count(row.idleCount))}` : ''}
            </span>
          </span>
        ),
      },
      {
        id: 'suggested',
        header: texts.suggested,
        text: (row) => `${row.suggestedSeats} (${reasonOf(row)})`,
        width: width.suggested,
        narrow: 'hidden',
        cell: (row) => (
          <span className={styles.cell}>
            <span className={styles.figure}>{texts.suggestedSeats(count(row.suggestedSeats))}</span>
            <span className={styles.line}>{reasonOf(row)}</span>
          </span>
        ),
      },
      {
        id: 'price',
        header: texts.price,
        text: (row) => (row.yearPrice === null ? nothing : String(row.yearPrice * row.seats)),
        width: width.price,
        align: 'end',
        narrow: 'end',
        narrowCell: (row) => (row.yearPrice === null ? '' : yuan(row.yearPrice * row.seats)),
        cell: (row) =>
          row.yearPrice === null ? (
            nothing
          ) : (
            <span className={styles.cell}>
              <span className={styles.figure}>{yuan(row.yearPrice * row.seats)}</span>
              <span className={styles.line}>{texts.perSeat(yuan(row.yearPrice))}</span>
            </span>
          ),
      },
      actionsColumn(texts.operations, width.actions, (row) =>
        row.orderNo !== null ? (
          <FeatureLink className={styles.link} to={paths.companyOrder({ orderNo: row.orderNo })}>
            {texts.toOrder}
          </FeatureLink>
        ) : row.obstacle === null ? (
          mayChange && (
            <Button
              size="small"
              variant="ghost"
              aria-label={texts.renewOf(row.productName)}
              onClick={() => latest.current(row)}
            >
              {texts.renew}
            </Button>
          )
        ) : (
          <span className={styles.line}>{texts.unsold}</span>
        ),
      ),
    ]
  }, [texts, locale, serviceDay, count, reasonOf, mayChange])
}

/** Seats that end because fewer were renewed, and the way to choose whose. */
function CutLine({ batch: { batchId, cut, totalCount, endTime } }: { readonly batch: EndingBatch }) {
  const texts = useTexts(renewalsMessages)
  const { offers } = useHost()
  const { serviceDay, count } = useFormat()
  if (!cut) return null
  const seats = count(cut.seatsAfter)
  return (
    <span className={styles.line}>
      {cut.cutAt === null
        ? texts.cutUnpaid(seats)
        : texts.cutOn({
            ending: count(totalCount - cut.seatsAfter),
            day: serviceDay(cut.cutAt),
            seats,
            end: serviceDay(endTime),
          })}
      {cut.losingCount > 0 && ` · ${texts.losing(count(cut.losingCount))} `}
      {cut.losingCount > 0 && offers(pagePaths.licencesByProduct) && (
        <FeatureLink className={styles.link} to={seatCutPath(batchId)}>
          {texts.chooseLosers}
        </FeatureLink>
      )}
    </span>
  )
}
