import { OrderFeature } from '@atrium/features/orders'
import { Skeleton } from '@atrium/ui/skeleton'
import { Suspense } from 'react'
import { BillChoice } from '../shop/laterBillChoice'

export default function OrderPage() {
  return (
    <OrderFeature
      billChoice={(bill, onChange) => (
        <Suspense fallback={<Skeleton shape="block" height={200} />}>
          <BillChoice bill={bill} onChange={onChange} isWanted />
        </Suspense>
      )}
    />
  )
}
