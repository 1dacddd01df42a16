import { Skeleton } from '@atrium/ui/skeleton'
import { DrawerLine, drawerLines } from '../../shared/drawer/DrawerLine'
import { DrawerSection } from '../../shared/drawer/DrawerSection'
import { useFormat } from '../../shared/texts/useFormat'
import type { Order } from '../api'
import { useOrdersTexts, useYuan } from '../useOrdersTexts'

interface DrawnGoodsProps {
  /** Undefined: on the way. */
  readonly order: Order | undefined
}

/** What was bought, a line each. */
export function DrawnGoods({ order }: DrawnGoodsProps) {
  const texts = useOrdersTexts()
  const { count } = useFormat()
  const yuan = useYuan()
  return (
    <DrawerSection title={texts.goods} count={order?.items.length}>
      {order ? (
        <ul className={drawerLines}>
          {order.items.map(({ productName, packageName, months, quantity, unitPrice }) => (
            <DrawerLine
              key={`${productName} ${packageName}`}
              title={productName}
              detail={[
                packageName,
                months === null ? texts.forever : texts.months(months),
                ...(unitPrice === null ? [] : [texts.each(yuan.signed(unitPrice))]),
              ].join(' · ')}
              end={`× ${count(quantity)}`}
            />
          ))}
        </ul>
      ) : (
        <Skeleton lines={2} />
      )}
    </DrawerSection>
  )
}
