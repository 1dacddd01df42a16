import { ManageProduct } from '@atrium/features/authorisation'
import { ConcurrentUse } from '@atrium/features/concurrentSeats'
import { WaitingNotice } from '@atrium/features/licenceRules'
import { useHost } from '@atrium/features/shared'
import { useBulkLicences } from '../bulkLicences'
import { useIdleLicences } from '../drawers'

/** The licences of one product: assigned, idle, in use, and who waits for one. */
export function ManageProductPage() {
  const bulk = useBulkLicences()
  const idle = useIdleLicences()
  const { covers } = useHost()
  return (
    <>
      <ManageProduct
        bulkLicences={bulk.open}
        reclaim={idle.reclaim}
        exempt={idle.exempt}
        concurrent={(productId) => covers('concurrentSeats:read') && <ConcurrentUse productId={productId} />}
        waiting={(productId) => covers('licenceRules:read') && <WaitingNotice productId={productId} />}
      />
      {bulk.dialog}
      {idle.dialog}
    </>
  )
}
