import { ManageProduct } from '@atrium/features/authorisation'
import { useBulkLicences } from './useBulkLicences'
import { useReclaim } from './useReclaim'

export default function ManageProductPage() {
  const bulk = useBulkLicences()
  const reclaim = useReclaim()
  return (
    <>
      <ManageProduct bulkLicences={bulk.open} reclaim={reclaim.open} />
      {bulk.dialog}
      {reclaim.dialog}
    </>
  )
}
