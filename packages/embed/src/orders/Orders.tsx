import { pagePaths } from '@atrium/contracts/paths'
import { Orders as List } from '@atrium/features/orders'
import { useHost } from '@atrium/features/shared'
import { lazy } from 'react'
import { Area, ListArea } from '../area'

const OrderPage = lazy(async () => ({ default: (await import('./OrderPage')).OrderPage }))
const PayOrderPage = lazy(async () => ({ default: (await import('./PayOrderPage')).PayOrderPage }))

/** The orders of the current company, or else of the person: their list, each order, and its payment. */
export const Orders = () =>
  useHost().companyId === undefined ? (
    <Area screens={ofPerson} />
  ) : (
    <ListArea screens={ofCompany} isForAdministrators />
  )

const ofPerson = {
  [pagePaths.ownOrders]: <List />,
  [pagePaths.ownOrder]: <OrderPage />,
  [pagePaths.payOwnOrder]: <PayOrderPage />,
}

const ofCompany = {
  [pagePaths.companyOrders]: <List />,
  [pagePaths.companyOrder]: <OrderPage />,
  [pagePaths.payCompanyOrder]: <PayOrderPage />,
  [pagePaths.paymentResult]: <PayOrderPage />,
}
