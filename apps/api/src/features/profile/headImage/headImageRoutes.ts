import { headImageOperations } from '@atrium/contracts/profile/headImage/policy'
import { implement } from '../../../ports/implement'
import { getOwnHeadImage } from './getOwnHeadImage'
import { removeHeadImage } from './removeHeadImage'
import { saveHeadImage } from './saveHeadImage'

export const headImageRoutes = implement(headImageOperations, {
  saveHeadImage: { first: saveHeadImage },
  getOwnHeadImage,
  removeHeadImage,
})
