import { Button } from '@atrium/ui/button'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@atrium/ui/dropdown-menu'
import { IconButton } from '@atrium/ui/icon-button'
import { CircleX, Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { isOver, isUnpaid } from '../orderActions'
import { payPath } from '../routes'
import { useOrdersTexts } from '../useOrdersTexts'
import { type OrderActionsProps, OrderDialogs } from './OrderDialogs'
import styles from './OrderRowActions.module.css'

/** What can be done about an order in its row: what ends it stands in a menu. */
export function OrderRowActions({ status, ...order }: OrderActionsProps) {
  const texts = useOrdersTexts()
  const [asks, setAsks] = useState<'cancel' | 'remove'>()
  const { orderNo } = order
  return (
    <>
      {(isUnpaid(status) || isOver(status)) && (
        <div className={styles.actions}>
          {isUnpaid(status) && (
            <Button
              className={styles.pay}
              size="small"
              variant="ghost"
              asChild
              aria-label={`${texts.continueShort} ${orderNo}`}
            >
              <FeatureLink to={payPath(orderNo)}>{texts.continueShort}</FeatureLink>
            </Button>
          )}
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <IconButton
                className={styles.more}
                size="small"
                label={texts.actionsOf(orderNo)}
                icon={<Ellipsis />}
              />
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              {isUnpaid(status) ? (
                <DropdownMenuItem icon={<CircleX />} tone="danger" onSelect={() => setAsks('cancel')}>
                  {texts.cancel}
                </DropdownMenuItem>
              ) : (
                <DropdownMenuItem icon={<Trash2 />} tone="danger" onSelect={() => setAsks('remove')}>
                  {texts.remove}
                </DropdownMenuItem>
              )}
            </DropdownMenuContent>
          </DropdownMenu>
        </div>
      )}
      <OrderDialogs {...order} asks={asks} onClose={() => setAsks(undefined)} />
    </>
  )
}
