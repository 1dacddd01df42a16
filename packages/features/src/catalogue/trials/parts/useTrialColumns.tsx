import { useCallback, useMemo, useState } from 'react'
import { ProductDrawing } from '../../../shared/drawing/ProductDrawing'
import { useHost, useTexts } from '../../../shared/host/useKept'
import { actionsColumn, columnWidths } from '../../../shared/list/cells/columns'
import { RowActions } from '../../../shared/list/cells/RowActions'
import { TitleCell } from '../../../shared/list/cells/TitleCell'
import type { ListColumn } from '../../../shared/list/ListColumn'
import { useFormat } from '../../../shared/texts/useFormat'
import { catalogueMessages } from '../../messages'
import { useTimeLeft } from '../../parts/useTimeLeft'
import { productPath } from '../../routes'
import type { Trial, TrialStatus } from '../api'
import { TrialBadge } from './TrialBadge'
import styles from './useTrialColumns.module.css'
import { WithdrawQuestion } from './WithdrawQuestion'

/** As wide as the longest words of a language; the product takes the rest. */
const widths = {
  'zh-CN': { product: 300, status: 120, actions: 150 },
  en: { product: 260, status: 140, actions: 160 },
} as const

export function useTrialColumns(filtered: TrialStatus | undefined): readonly ListColumn<Trial>[] {
  const texts = useTexts(catalogueMessages)
  const { timestamp, serviceDay, serviceTime } = useFormat()
  const lineOf = useTrialLine()
  const width = widths[useHost().locale]
  return useMemo(
    () => [
      {
        id: 'product',
        header: texts.productName,
        text: [
          { header: texts.productName, cell: (row) => row.productName },
          { header: texts.purpose, cell: (row) => row.purpose },
        ],
        width: width.product,
        grows: true,
        rowHeader: true,
        cell: (row) => (
          <span className={styles.product}>
            <ProductDrawing name={row.drawing} size="small" />
            <TitleCell to={productPath(row.productId)} title={row.productName} line={lineOf(row)} />
          </span>
        ),
      },
      {
        id: 'status',
        narrow: filtered ? 'hidden' : 'end',
        header: texts.status,
        text: (row) => texts[row.status],
        width: width.status,
        cell: (row) => <TrialBadge status={row.status} />,
      },
      {
        id: 'appliedAt',
        narrow: 'second',
        header: texts.appliedAt,
        width: columnWidths.timestamp,
        cell: (row) => timestamp(row.appliedAt),
      },
      {
        id: 'endAt',
        narrow: 'hidden',
        header: texts.endAt,
        text: (row) => serviceDay(row.endAt),
        width: columnWidths.timestamp,
        cell: (row) => (
          <span title={row.endAt ? texts.inChina(serviceTime(row.endAt)) : undefined}>
            {serviceDay(row.endAt)}
          </span>
        ),
      },
      actionsColumn(texts.actions, width.actions, (row) => <TrialActions trial={row} />),
    ],
    [texts, timestamp, serviceDay, serviceTime, lineOf, width, filtered],
  )
}

/** The current facts of a trial, in one line. */
function useTrialLine() {
  const texts = useTexts(catalogueMessages)
  const timeLeft = useTimeLeft()
  return useCallback(
    ({ status, reason, purpose, endAt }: Trial) => {
      if (status === 'refused') return texts.reasonIs(reason || texts.noReason)
      return status === 'running' && endAt ? timeLeft(endAt) : purpose
    },
    [texts, timeLeft],
  )
}

/** The actions for one trial in the list. */
function TrialActions({ trial }: { readonly trial: Trial }) {
  const texts = useTexts(catalogueMessages)
  const [asking, setAsking] = useState(false)
  const { productName, productId, status } = trial
  const isClosed = status === 'refused' || status === 'withdrawn'
  return (
    <>
      <RowActions
        row={productName}
        urgent
        main={{
          label: isClosed ? texts.again : texts.open,
          name: isClosed ? texts.againOf(productName) : texts.openOf(productName),
          to: productPath(productId),
        }}
        more={[
          status === 'applied' && {
            label: texts.withdraw,
            tone: 'danger',
            onSelect: () => setAsking(true),
          },
        ]}
      />
      <WithdrawQuestion trial={trial} open={asking} onOpenChange={setAsking} />
    </>
  )
}
