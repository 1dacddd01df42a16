import { useMemo } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { CompanyOrders } from './CompanyOrders'
import { OrderDetail } from './OrderDetail'
import { PayOrder } from './PayOrder'
import { ordersRoutes as routes } from './routes'

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
      [routes.pay]: <PayOrder openCashier={openCashier} />,
    }),
    [openCashier],
  )
  return <FeatureScreens screens={screens} />
}
