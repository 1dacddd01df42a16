import { OrdersFeature } from '@atrium/features/orders'
import { Skeleton } from '@atrium/ui/skeleton'
import { lazy, Suspense } from 'react'
import { useVisit } from '../../useVisit'

const BillChoice = lazy(() => import('../shop/BillChoice'))

/** The cashier returns to this tab. */
export default function OrdersPage() {
  return (
    <OrdersFeature
      openCashier={useVisit().leaveFor}
      billChoice={(bill, onChange) => (
        <Suspense fallback={<Skeleton shape="block" height={200} />}>
          <BillChoice bill={bill} onChange={onChange} isWanted />
        </Suspense>
      )}
    />
  )
}
