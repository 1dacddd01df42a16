import { Button } from '@atrium/ui/button'
import { DialogBody, DialogFooter, DialogHeader } from '@atrium/ui/dialog'
import { Drawer } from '@atrium/ui/drawer'
import { Skeleton } from '@atrium/ui/skeleton'
import { useAtom } from 'jotai'
import type { DrawerState } from '../shared/drawer/AddressedDrawer'
import { DrawerLine, drawerLines } from '../shared/drawer/DrawerLine'
import { DrawerSection } from '../shared/drawer/DrawerSection'
import { drawerMessages } from '../shared/drawer/messages'
import { useShownWhileOpen } from '../shared/drawer/useShownWhileOpen'
import { FeatureLink } from '../shared/host/FeatureLink'
import { useTexts } from '../shared/host/useKept'
import { RequestFailure } from '../shared/request/RequestFailure'
import { useFormat } from '../shared/texts/useFormat'
import { useSharedLabels } from '../shared/texts/useSharedLabels'
import type { Order } from './api'
import { drawnOrderAtom } from './atoms'
import styles from './OrderDrawer.module.css'
import { DrawnPayment } from './parts/DrawnPayment'
import { OrderActions } from './parts/OrderActions'
import { StatusBanner } from './parts/StatusBanner'
import { itemKey, useItemTerm } from './useEffects'
import { useOrderPaths } from './useOrderPaths'
import { useOrdersTexts, useYuan } from './useOrdersTexts'

/** An order in one place: its state, items and their effect, payment, and the next action. */
export function OrderDrawer({ id, open, onOpenChange }: DrawerState) {
  const texts = useOrdersTexts()
  const { close } = useSharedLabels()
  const steps = useTexts(drawerMessages)
  const [request, refresh] = useAtom(drawnOrderAtom)
  const shown = useShownWhileOpen(open, request)
  const order = shown.state === 'ready' ? shown.value : undefined
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      subject={id}
      steps={steps}
      aria-busy={shown.state === 'loading'}
    >
      <DialogHeader
        title={order?.productName ?? texts.orderDetail}
        description={order && <span className={styles.number}>{order.orderNo}</span>}
        closeLabel={close}
      />
      <DialogBody className={styles.body}>
        {shown.state === 'failed' ? (
          <RequestFailure
            failure={shown.failure}
            title={shown.failure.kind === 'missing' ? texts.unknown : texts.detailFailed}
            missing={{
              hint: texts.unknownHint,
              action: <Button onClick={() => onOpenChange(false)}>{close}</Button>,
            }}
            onRetry={refresh}
          />
        ) : (
          <>
            {order ? <StatusBanner order={order} /> : <Skeleton shape="block" />}
            <DrawnGoods order={order} />
            <DrawnPayment order={order} />
          </>
        )}
      </DialogBody>
      {order && <Tasks order={order} onRemoved={() => onOpenChange(false)} />}
    </Drawer>
  )
}

/** The next actions, and a link to all facts, including invoice and address. */
function Tasks({ order, onRemoved }: { readonly order: Order; readonly onRemoved: () => void }) {
  const texts = useOrdersTexts()
  const { orderPath } = useOrderPaths()
  return (
    <DialogFooter>
      <OrderActions isLine orderNo={order.orderNo} status={order.status} onRemoved={onRemoved}>
        <Button asChild>
          <FeatureLink to={orderPath(order.orderNo)}>{texts.wholeOrder}</FeatureLink>
        </Button>
      </OrderActions>
    </DialogFooter>
  )
}

interface DrawnGoodsProps {
  /** Undefined: loading. */
  readonly order: Order | undefined
}

/** The items, one per line. */
function DrawnGoods({ order }: DrawnGoodsProps) {
  const texts = useOrdersTexts()
  const { count } = useFormat()
  const yuan = useYuan()
  const termOf = useItemTerm()
  return (
    <DrawerSection title={texts.goods} count={order?.items.length}>
      {order ? (
        <ul className={drawerLines}>
          {order.items.map((item) => (
            <DrawerLine
              key={itemKey(item)}
              title={item.productName}
              detail={[
                item.packageName,
                termOf(item),
                ...(item.unitPrice === null ? [] : [texts.each(yuan.signed(item.unitPrice))]),
              ].join(' · ')}
              end={`× ${count(item.quantity)}`}
            />
          ))}
        </ul>
      ) : (
        <Skeleton lines={2} />
      )}
    </DrawerSection>
  )
}
