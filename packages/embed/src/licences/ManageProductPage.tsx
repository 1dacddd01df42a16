import { ManageProduct } from '@atrium/features/authorisation'
import { ConcurrentUse } from '@atrium/features/concurrentSeats'
import { WaitingNotice } from '@atrium/features/licenceRules'
import { useBulkLicences } from '../bulkLicences'
import { useIdleLicences } from '../drawers'

/** The licences of one product: assigned, idle, in use, and who waits for one. */
export function ManageProductPage() {
  const bulk = useBulkLicences()
  const idle = useIdleLicences()
  return (
    <>
      <ManageProduct
        bulkLicences={bulk.open}
        reclaim={idle.reclaim}
        exempt={idle.exempt}
        concurrent={(productId) => <ConcurrentUse productId={productId} />}
        waiting={(productId) => <WaitingNotice productId={productId} />}
      />
      {bulk.dialog}
      {idle.dialog}
    </>
  )
}
