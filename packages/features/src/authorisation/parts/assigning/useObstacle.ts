import { paths } from '@atrium/contracts/paths'
import { useLicenceStatusName } from '../../../shared/licence/LicenceState'
import type { ProductType } from '../../../shared/wire/words'
import type { Obstacle } from '../../api'
import { encodeId } from '../../idInQuery'
import { allocationPath, productPath } from '../../routes'
import { useAuthorisationTexts } from '../../useAuthorisationTexts'
import { useBuying } from '../../useBuying'

/** Reasons why a product can't be assigned to a member. */
export interface Candidate {
  readonly productId: string
  readonly productType: ProductType
  readonly userId: string
  readonly obstacle: Obstacle
}

/**
 * The reason why a product can't be assigned to a member, as a short and a full text, and the shortest way to
 * resolve it.
 */
export function useObstacle() {
  const texts = useAuthorisationTexts()
  const nameOf = useLicenceStatusName()
  const buying = useBuying()
  return ({ productId, productType, userId, obstacle }: Candidate) => {
    const { reason, departmentId, canAllocate } = obstacle
    const { renew, add } = buying({ productId, ...obstacle })
    const toHolders = { label: texts.toHolders, to: productPath({ productId, productType }) }
    const toProduct = {
      label: texts.toProduct,
      to: paths.licencesByProduct({ product: productId }),
    }
    switch (reason) {
      case 'noSeatsHere':
        return {
          brief: texts.noSeats,
          full: canAllocate ? texts.noSeatsHere : texts.noSeatsHereAsk,
          ...(canAllocate && {
            way: {
              label: texts.toAllocation,
              to: allocationPath(productId, departmentId),
            },
          }),
        }
      case 'noSeats':
        return {
          brief: texts.seatsUsedUp,
          full: add ? texts.seatsUsedUpBuy : texts.seatsUsedUpHint,
          way: add ?? toHolders,
        }
      case 'alreadyGranted':
        return {
          brief: texts.hasItAlready,
          full: texts.hasItAlready,
          way: {
            label: texts.toLicences,
            to: paths.memberLicences({ userId: encodeId(userId) }),
          },
        }
      case 'expired':
        return {
          brief: nameOf(reason),
          // An ended product that can be bought but not renewed was a trial.
          full: renew ? texts.expiredHint : add ? texts.triedHint : texts.expiredAsk,
          way: renew ?? add ?? toProduct,
        }
      case 'disabled':
        return { brief: nameOf(reason), full: texts.disabledHint, way: toProduct }
    }
  }
}
