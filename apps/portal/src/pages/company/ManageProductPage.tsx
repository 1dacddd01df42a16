import { ManageProduct } from '@atrium/features/authorisation'
import { WaitingNotice } from '@atrium/features/licenceRules'
import { useBulkLicences } from './useBulkLicences'
import { useIdleLicences } from './useIdleLicences'

export default function ManageProductPage() {
  const bulk = useBulkLicences()
  const idle = useIdleLicences()
  return (
    <>
      <ManageProduct
        bulkLicences={bulk.open}
        reclaim={idle.reclaim}
        exempt={idle.exempt}
        waiting={(productId) => <WaitingNotice productId={productId} />}
      />
      {bulk.dialog}
      {idle.dialog}
    </>
  )
}
