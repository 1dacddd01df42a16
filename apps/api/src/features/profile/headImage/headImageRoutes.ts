import { headImageContract } from '@atrium/contracts/profile/headImage/contract'
import { implement } from '../../../ports/implement'
import { getOwnHeadImage } from './getOwnHeadImage'
import { removeHeadImage } from './removeHeadImage'
import { saveHeadImage } from './saveHeadImage'

export const headImageRoutes = implement(headImageContract, {
  saveHeadImage: { first: saveHeadImage },
  getOwnHeadImage,
  removeHeadImage,
})
