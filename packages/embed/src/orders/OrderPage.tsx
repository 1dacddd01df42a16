import { OrderFeature } from '@atrium/features/orders'
import { Skeleton } from '@atrium/ui/skeleton'
import { Suspense } from 'react'
import { BillChoice } from './BillChoice'

/** One order, with its invoice. */
export const OrderPage = () => (
  <OrderFeature
    billChoice={(bill, onChange) => (
      <Suspense fallback={<Skeleton shape="block" height={200} />}>
        <BillChoice bill={bill} onChange={onChange} isWanted />
      </Suspense>
    )}
  />
)
