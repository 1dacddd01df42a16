import { lazy, Suspense, useMemo } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { ScreenSkeleton } from '../shared/screen/ScreenSkeleton'
import { OrderDetail } from './OrderDetail'
import { Orders } from './Orders'
import { type OrdersHost, OrdersHostContext } from './parts/OrdersHost'
import { ordersRoutes as routes } from './routes'

// Who reads the list waits for no form.
const PayOrder = lazy(async () => ({ default: (await import('./PayOrder')).PayOrder }))

export interface OrdersFeatureProps extends OrdersHost {
  /** Leads the person to the cashier's page at this absolute address, from which they come back to `/SalePayResult` or `/perOrderPay`. */
  readonly openCashier: (payUrl: string) => void
}

/** Orders of a company, or a person's own, whole: the screen that the host's location names, else the list. */
export function OrdersFeature({ openCashier, ...host }: OrdersFeatureProps) {
  const screens = useMemo(() => {
    const pay = (
      <Suspense fallback={<ScreenSkeleton />}>
        <PayOrder openCashier={openCashier} />
      </Suspense>
    )
    return {
      [routes.orders]: <Orders />,
      [routes.order]: <OrderDetail />,
      [routes.pay]: pay,
      [routes.result]: pay,
      [routes.ownOrders]: <Orders />,
      [routes.ownOrder]: <OrderDetail />,
      [routes.ownPay]: pay,
    }
  }, [openCashier])
  return (
    <OrdersHostContext value={host}>
      <FeatureScreens screens={screens} />
    </OrdersHostContext>
  )
}
