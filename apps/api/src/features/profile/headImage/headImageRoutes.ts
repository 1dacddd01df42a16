import { headImageOperations } from '@atrium/contracts/profile/headImage/policy'
import { implement } from '../../../ports/implement'
import { getOwnHeadImage, removeHeadImage, saveHeadImage } from './headImage'

export const headImageRoutes = implement(headImageOperations, {
  saveHeadImage: { first: saveHeadImage },
  getOwnHeadImage,
  removeHeadImage,
})
