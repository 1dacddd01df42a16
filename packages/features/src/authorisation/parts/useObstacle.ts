import { hotline } from '../../shared/brand/hotline'
import { withQuery } from '../../shared/host/query'
import { encodeId } from '../idInQuery'
import { authorisationRoutes } from '../routes'
import { useAuthorisationTexts } from '../useAuthorisationTexts'
import type { Obstacle } from '../wire'

/** Where licences are passed down to departments. */
const allocationPath = '/depEmpowerAllocation'

/** What a product is kept from a member by. */
export interface Candidate {
  readonly mainId: string
  readonly productType: 0 | 1
  readonly userId: string
  readonly obstacle: Obstacle
}

/** Why a product can't be granted to a member, in a few words and in full, and the shortest way to change it. */
export function useObstacle() {
  const texts = useAuthorisationTexts()
  return ({ mainId, productType, userId, obstacle }: Candidate) => {
    const { reason, enterpriseDepartmentId, canAllocate } = obstacle
    switch (reason) {
      case 'noSeatsHere':
        return {
          brief: texts.noSeats,
          full: canAllocate ? texts.noSeatsHere : texts.noSeatsHereAsk,
          ...(canAllocate && {
            way: {
              label: texts.toAllocation,
              to: withQuery(allocationPath, { mainId, department: enterpriseDepartmentId }),
            },
          }),
        }
      case 'noSeats':
        return {
          brief: texts.seatsUsedUp,
          full: texts.seatsUsedUpHint,
          way: {
            label: texts.toHolders,
            to: withQuery(authorisationRoutes.manageProduct, { mainId, productType }),
          },
        }
      case 'alreadyGranted':
        return {
          brief: texts.hasItAlready,
          full: texts.hasItAlready,
          way: {
            label: texts.toLicences,
            to: withQuery(authorisationRoutes.manageMember, { userId: encodeId(userId) }),
          },
        }
      default:
        return {
          brief: reason === 'expired' ? texts.expired : texts.disabled,
          full: reason === 'expired' ? texts.expiredHint : texts.disabledHint,
          way: { label: texts.callService, href: `tel:${hotline}` },
        }
    }
  }
}
