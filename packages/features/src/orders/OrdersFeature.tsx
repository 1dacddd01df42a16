import { lazy, Suspense, useMemo } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { ScreenSkeleton } from '../shared/screen/ScreenSkeleton'
import { CompanyOrders } from './CompanyOrders'
import { OrderDetail } from './OrderDetail'
import { ordersRoutes as routes } from './routes'

// Who reads the list waits for no form.
const PayOrder = lazy(async () => ({ default: (await import('./PayOrder')).PayOrder }))

export interface OrdersFeatureProps {
  /** Leads the person to the cashier's page at this absolute address, from which they come back to `/SalePayPage`. */
  readonly openCashier: (payUrl: string) => void
}

/** Orders of a company, whole: the screen that the host's location names, else the list. */
export function OrdersFeature({ openCashier }: OrdersFeatureProps) {
  const screens = useMemo(
    () => ({
      [routes.orders]: <CompanyOrders />,
      [routes.order]: <OrderDetail />,
      [routes.pay]: (
        <Suspense fallback={<ScreenSkeleton />}>
          <PayOrder openCashier={openCashier} />
        </Suspense>
      ),
    }),
    [openCashier],
  )
  return <FeatureScreens screens={screens} />
}
