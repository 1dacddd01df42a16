import { pagePaths } from '@atrium/contracts/paths'
import { SeatsByDepartment } from '@atrium/features/allocation'
import { ProductDrawer } from '@atrium/features/authorisation'
import { ConcurrentUse } from '@atrium/features/concurrentSeats'
import { SubjectHistory } from '@atrium/features/history'
import { WaitingNotice } from '@atrium/features/licenceRules'
import { ProductUse } from '@atrium/features/licenceUse'
import { type DrawerState, useHost } from '@atrium/features/shared'
import { useIdleLicences } from './useIdleLicences'

/** A product, with the facts of other features. */
export function WholeProductDrawer(state: DrawerState) {
  const idle = useIdleLicences()
  const { allows, covers } = useHost()
  const showsUse = allows(pagePaths.idleLicences)
  return (
    <>
      <ProductDrawer
        {...state}
        seats={(productId) => <SeatsByDepartment productId={productId} />}
        waiting={(productId) => covers('licenceRules:read') && <WaitingNotice productId={productId} />}
        use={(productId) => showsUse && <ProductUse productId={productId} />}
        concurrent={(productId) =>
          showsUse && covers('concurrentSeats:read') && <ConcurrentUse productId={productId} />
        }
        history={(productId) => <SubjectHistory kind="product" id={productId} />}
        reclaim={idle.reclaim}
      />
      {idle.dialog}
    </>
  )
}
