import { ManageProduct } from '@atrium/features/authorisation'
import { useBulkLicences } from './useBulkLicences'

export default function ManageProductPage() {
  const bulk = useBulkLicences()
  return (
    <>
      <ManageProduct bulkLicences={bulk.open} />
      {bulk.dialog}
    </>
  )
}
