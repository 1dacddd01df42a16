import { SeatsByDepartment } from '@atrium/features/allocation'
import { ProductDrawer } from '@atrium/features/authorisation'
import { SubjectHistory } from '@atrium/features/history'
import type { DrawerState } from '@atrium/features/shared'

/** A product, with the facts of other features. */
export const ProductDrawerInPortal = (state: DrawerState) => (
  <ProductDrawer
    {...state}
    seats={(productId) => <SeatsByDepartment productId={productId} />}
    history={(productId) => <SubjectHistory kind="product" id={productId} />}
  />
)
