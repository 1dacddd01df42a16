import { ManageProduct } from '@atrium/features/authorisation'
import { useBulkLicences } from './useBulkLicences'
import { useIdleLicences } from './useIdleLicences'

export default function ManageProductPage() {
  const bulk = useBulkLicences()
  const idle = useIdleLicences()
  return (
    <>
      <ManageProduct bulkLicences={bulk.open} reclaim={idle.reclaim} exempt={idle.exempt} />
      {bulk.dialog}
      {idle.dialog}
    </>
  )
}
