import { SeatsByDepartment } from '@atrium/features/allocation'
import { ProductDrawer } from '@atrium/features/authorisation'
import { SubjectHistory } from '@atrium/features/history'
import type { DrawerState } from '@atrium/features/shared'
import { useReclaim } from '../pages/company/useReclaim'

/** A product, with the facts of other features. */
export function ProductDrawerInPortal(state: DrawerState) {
  const reclaim = useReclaim()
  return (
    <>
      <ProductDrawer
        {...state}
        seats={(productId) => <SeatsByDepartment productId={productId} />}
        history={(productId) => <SubjectHistory kind="product" id={productId} />}
        reclaim={reclaim.open}
      />
      {reclaim.dialog}
    </>
  )
}
