import { Link } from '@atrium/ui/link'
import { TruncatedText } from '@atrium/ui/tooltip'
import { type ReactNode, use, useMemo } from 'react'
import { DrawerLink } from '../../shared/drawer/DrawerLink'
import { DrawersContext } from '../../shared/drawer/drawers'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost } from '../../shared/host/useKept'
import { actionsColumn, amountsWidth, columnWidths } from '../../shared/list/cells/columns'
import type { ListColumn } from '../../shared/list/ListColumn'
import table from '../../shared/list/TableCard.module.css'
import layout from '../../shared/screen/Layout.module.css'
import { useFormat } from '../../shared/texts/useFormat'
import type { OrderRow, OrderStatus } from '../api'
import { useEffectBrief } from '../useEffects'
import { useOrderPaths } from '../useOrderPaths'
import { useOrdersTexts, useYuan } from '../useOrdersTexts'
import { OrderRowActions } from './OrderRowActions'
import { OrderStatusBadge } from './OrderStatusBadge'
import styles from './useOrderColumns.module.css'

/** As wide as the longest words of a language; the product's name takes the rest. */
const widths = {
  'zh-CN': { productName: 240, status: 140, actions: 98 },
  en: { productName: 202, status: 192, actions: 84 },
} as const

/** Plain numbers, so that a spreadsheet can add them. */
const amount = (value: number | null) => (value === null ? '' : value.toFixed(2))

/**
 * @param rows the page
 * @param listed the only listed status; then rows on a phone don't repeat it
 */
export function useOrderColumns(
  rows: readonly OrderRow[],
  listed: OrderStatus | undefined,
): readonly ListColumn<OrderRow>[] {
  const texts = useOrdersTexts()
  const { timestamp, shortTime } = useFormat()
  const yuan = useYuan()
  const { locale } = useHost()
  const width = widths[locale]
  const briefOf = useEffectBrief()
  const payWidth = amountsWidth(rows.map(({ payAmount }) => yuan.plain(payAmount)))
  const paidWidth = amountsWidth(rows.map(({ actualAmount }) => yuan.plain(actualAmount)))
  // Large amounts take space from the names.
  const nameWidth = Math.max(150, width.productName + 212 - payWidth - paidWidth)
  return useMemo(() => {
    const payTypeOf = ({ payType, payTypeDescription }: OrderRow) =>
      payType ? texts[payType] : payTypeDescription
    // Chinese names are short, with the order's effect below them. English names take both lines, and the
    // effect is below the number. So all rows have the height of the first paint.
    const isShort = locale === 'zh-CN'
    const effectOf = (effect: OrderRow['effect']) =>
      effect && <TruncatedText className={styles.small}>{briefOf(effect)}</TruncatedText>
    return [
      {
        id: 'productName',
        header: texts.product,
        text: [
          { header: texts.product, cell: (row) => row.productName },
          { header: texts.effect, cell: ({ effect }) => (effect ? briefOf(effect) : '') },
        ],
        cell: ({ orderNo, productName, effect }) => (
          <span className={styles.product}>
            <OrderLink orderNo={orderNo} name={`${productName} ${orderNo}`}>
              <TruncatedText lines={effect && isShort ? 1 : 2} focusable={false}>
                {productName}
              </TruncatedText>
            </OrderLink>
            {isShort && effectOf(effect)}
          </span>
        ),
        width: nameWidth,
        grows: true,
        narrowCell: ({ orderNo, productName }) => (
          <OrderLink orderNo={orderNo} name={`${productName} ${orderNo}`}>
            {productName}
          </OrderLink>
        ),
        rowHeader: true,
      },
      {
        id: 'orderNo',
        header: texts.orderNo,
        cell: ({ orderNo, effect }) => (
          <>
            {orderNo}
            {!isShort && effectOf(effect)}
          </>
        ),
        text: ({ orderNo }) => orderNo,
        width: columnWidths.orderNo,
        // There it is part of the time.
        narrow: 'hidden',
      },
      {
        id: 'payAmount',
        header: texts.payAmount,
        text: [
          { header: texts.orderAmount, cell: (row) => amount(row.orderAmount) },
          { header: texts.payAmount, cell: (row) => amount(row.payAmount) },
        ],
        cell: (row) => <span className={styles.amount}>{yuan.plain(row.payAmount)}</span>,
        narrowCell: (row) => <span className={styles.amount}>{yuan.signed(row.payAmount)}</span>,
        narrow: 'end',
        width: payWidth,
        align: 'end',
      },
      {
        id: 'actualAmount',
        header: texts.actualAmount,
        text: (row) => amount(row.actualAmount),
        cell: (row) => yuan.plain(row.actualAmount),
        narrow: 'hidden',
        width: paidWidth,
        align: 'end',
      },
      {
        id: 'createdAt',
        header: texts.createdAt,
        cell: (row) => timestamp(row.createdAt),
        narrowCell: ({ orderNo, createdAt }) => `${orderNo}\u2003${shortTime(createdAt)}`,
        width: columnWidths.timestamp,
      },
      {
        id: 'status',
        header: texts.status,
        text: [
          { header: texts.status, cell: (row) => texts[row.status] },
          { header: texts.payType, cell: (row) => payTypeOf(row) ?? '' },
        ],
        cell: (row) => (
          <>
            <OrderStatusBadge status={row.status} />
            {payTypeOf(row) && <span className={styles.payType}>{payTypeOf(row)}</span>}
          </>
        ),
        width: width.status,
        narrow: listed ? 'hidden' : 'end',
        narrowCell: ({ status }) => <OrderStatusBadge status={status} />,
      },
      {
        ...actionsColumn<OrderRow>(texts.actions, width.actions, (row) => (
          <OrderRowActions orderNo={row.orderNo} status={row.status} />
        )),
        header: <span className={layout.heard}>{texts.actions}</span>,
        label: texts.actions,
        // The row links to them there, and all amounts and statuses end at one edge.
        narrow: 'hidden',
      },
    ]
  }, [texts, timestamp, shortTime, yuan, width, briefOf, payWidth, paidWidth, nameWidth, listed, locale])
}

interface OrderLinkProps {
  readonly orderNo: string
  /** The ordered items. */
  readonly children: ReactNode
  /** The name, which doesn't identify the order. */
  readonly name: string
}

/** An order in a list: opens it next to the list, or on its page if there is no drawer. */
function OrderLink({ orderNo, children, name }: OrderLinkProps) {
  const { orderPath } = useOrderPaths()
  if (use(DrawersContext).includes('order'))
    return (
      <DrawerLink kind="order" id={orderNo} name={name}>
        {children}
      </DrawerLink>
    )
  return (
    <Link variant="quiet" asChild className={table.target}>
      <FeatureLink to={orderPath(orderNo)} aria-label={name} data-opens-row>
        {children}
      </FeatureLink>
    </Link>
  )
}
