import { pagePaths } from '@atrium/contracts/paths'
import { useMemo } from 'react'
import { FeatureScreens } from '../shared/host/FeatureScreens'
import { OrderDetail } from './OrderDetail'
import { Orders } from './Orders'
import type { PayOrderProps } from './PayOrder'
import { PayOrder } from './PayOrder'
import { type OrdersHost, OrdersHostContext } from './parts/OrdersHost'

// Who reads the list waits for neither of them, nor who pays for what an order holds.

export interface OrdersFeatureProps extends OrdersHost, PayOrderProps {}

/** Orders of a company, or a person's own, whole: the screen that the host's location names, else the list. */
export function OrdersFeature({ openCashier, ...host }: OrdersFeatureProps) {
  const screens = useMemo(() => {
    const pay = <PayOrder openCashier={openCashier} />
    return {
      [pagePaths.companyOrders]: <Orders />,
      [pagePaths.companyOrder]: <OrderDetail />,
      [pagePaths.payCompanyOrder]: pay,
      [pagePaths.paymentResult]: pay,
      [pagePaths.ownOrders]: <Orders />,
      [pagePaths.ownOrder]: <OrderDetail />,
      [pagePaths.payOwnOrder]: pay,
    }
  }, [openCashier])
  return (
    <OrdersHostContext value={host}>
      <FeatureScreens screens={screens} />
    </OrdersHostContext>
  )
}
