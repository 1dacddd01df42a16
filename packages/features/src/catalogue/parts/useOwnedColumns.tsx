import { StatusBadge } from '@atrium/ui/status-badge'
import { useMemo } from 'react'
import { inCompany } from '../../shared/host/companyInAddress'
import { withQuery } from '../../shared/host/query'
import { useHost, useTexts } from '../../shared/host/useHost'
import { actionsColumn } from '../../shared/list/actionsColumn'
import { columnWidths } from '../../shared/list/columnWidths'
import type { ListColumn } from '../../shared/list/ListColumn'
import { RowActions } from '../../shared/list/RowActions'
import { TitleCell } from '../../shared/list/TitleCell'
import { useFormat } from '../../shared/texts/useFormat'
import type { Owned } from '../owned/api'
import { ownedMessages } from '../owned/messages'
import { catalogueRoutes, productPath, soldProductPath } from '../routes'
import { ProductDrawing } from './ProductDrawing'
import { useTimeLeft } from './useTimeLeft'
import styles from './useTrialColumns.module.css'

/** As wide as the longest words of a language; the product takes what is left. */
const widths = {
  'zh-CN': { product: 300, status: 110, actions: 140 },
  en: { product: 260, status: 130, actions: 150 },
} as const

export function useOwnedColumns(): readonly ListColumn<Owned>[] {
  const texts = useTexts(ownedMessages)
  const { timestamp } = useFormat()
  const timeLeft = useTimeLeft()
  const width = widths[useHost().locale]
  return useMemo(() => {
    const originOf = ({ source, companyName }: Owned) =>
      source === 'company' && companyName ? texts.from(companyName) : texts[source]
    const endOf = ({ endAt }: Owned) => (endAt === null ? texts.forEver : timestamp(endAt))
    return [
      {
        id: 'product',
        header: texts.productName,
        text: [
          { header: texts.productName, cell: (row) => row.productName },
          { header: texts.source, cell: originOf },
        ],
        width: width.product,
        grows: true,
        rowHeader: true,
        cell: (row) => (
          <span className={styles.product}>
            <ProductDrawing name={row.drawing ?? 'doorway'} size="small" />
            <TitleCell
              to={pathOf(row)}
              title={row.productName}
              line={row.endAt && !row.isOver ? `${originOf(row)} · ${timeLeft(row.endAt)}` : originOf(row)}
            />
          </span>
        ),
      },
      {
        id: 'status',
        narrow: 'end',
        header: texts.status,
        text: (row) => (row.isOver ? texts.over : texts.inUse),
        width: width.status,
        cell: ({ isOver }) => (
          <StatusBadge tone={isOver ? 'idle' : 'success'}>{isOver ? texts.over : texts.inUse}</StatusBadge>
        ),
      },
      {
        id: 'endAt',
        narrow: 'second',
        header: texts.endAt,
        text: endOf,
        width: columnWidths.timestamp,
        cell: endOf,
      },
      actionsColumn(texts.actions, width.actions, (row) => <OwnedActions owned={row} />),
    ]
  }, [texts, timestamp, timeLeft, width])
}

/** What the person pays for can be bought again once it is over; what is tried can be bought at any time. */
function OwnedActions({ owned }: { readonly owned: Owned }) {
  const texts = useTexts(ownedMessages)
  const { productName, productId, source, isOver, isSold } = owned
  const open = { label: texts.open, name: texts.openOf(productName), to: pathOf(owned) }
  const canBuy = isSold && (source === 'trial' || (source === 'bought' && isOver))
  const isAgain = source === 'bought'
  const buy = productId !== null &&
    canBuy && {
      label: isAgain ? texts.buyAgain : texts.buy,
      name: isAgain ? texts.buyAgainOf(productName) : texts.buyOf(productName),
      to: soldProductPath(productId),
    }
  return <RowActions row={productName} main={buy || open} more={[buy && open]} />
}

/** Where there is more about it: its order, its product, or the company that gave it. */
function pathOf({ source, orderNo, productId, companyId }: Owned): string {
  if (source === 'company') return inCompany('/CompanyMainPage', companyId)
  if (source === 'bought') return orderNo ? withQuery('/perOrderDetail', { orderNo }) : '/personalOrderList'
  return productId ? productPath(productId) : catalogueRoutes.ownTrials
}
