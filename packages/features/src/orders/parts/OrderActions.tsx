import { Button } from '@atrium/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@atrium/ui/dropdown-menu'
import { IconButton } from '@atrium/ui/icon-button'
import { CircleX, Ellipsis, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useCovers, useTexts } from '../../shared/host/useKept'
import { listMessages } from '../../shared/list/messages'
import { isOver, isUnpaid } from '../orderFacts'
import { useOrderPaths } from '../useOrderPaths'
import { useOrdersTexts } from '../useOrdersTexts'
import styles from './OrderActions.module.css'
import { type OrderActionsProps, OrderDialogs } from './OrderDialogs'

interface ShownActionsProps extends OrderActionsProps {
  /** Further content after the next action. Default: nothing. */
  readonly children?: ReactNode
  /** They have their own line, with the closing actions at its other end. Default: in a menu. */
  readonly isLine?: boolean
}

/** The actions for an order by its status, next to its facts. Actions that close it are never next to payment. */
export function OrderActions({ status, children, isLine = false, ...order }: ShownActionsProps) {
  const texts = useOrdersTexts()
  const lists = useTexts(listMessages)
  const { payPath } = useOrderPaths()
  const [asks, setAsks] = useState<'cancel' | 'remove'>()
  const { orderNo } = order
  const mayChange = useCovers('orders:write')
  const possible = isUnpaid(status) ? ('cancel' as const) : isOver(status) ? ('remove' as const) : undefined
  const ending = mayChange ? possible : undefined
  return (
    <div className={styles.actions} data-layout={isLine ? 'line' : undefined}>
      {mayChange && isUnpaid(status) && (
        <Button variant="primary" asChild aria-label={`${texts.continuePayment} ${orderNo}`}>
          <FeatureLink to={payPath(orderNo)}>{texts.continuePayment}</FeatureLink>
        </Button>
      )}
      {children}
      {ending && isLine && (
        <Button
          tone="danger"
          className={styles.ending}
          aria-label={`${texts[ending]} ${orderNo}`}
          onClick={() => setAsks(ending)}
        >
          {texts[ending]}
        </Button>
      )}
      {ending && !isLine && (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton
              variant="secondary"
              label={lists.actionsOf(texts.orderOf(orderNo))}
              icon={<Ellipsis />}
            />
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            <DropdownMenuItem
              tone="danger"
              icon={ending === 'cancel' ? <CircleX /> : <Trash2 />}
              onSelect={() => setAsks(ending)}
            >
              {texts[ending]}
            </DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      )}
      <OrderDialogs {...order} asks={asks} onClose={() => setAsks(undefined)} />
    </div>
  )
}
