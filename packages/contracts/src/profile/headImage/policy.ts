import { withPolicy } from '../../wire/policy'
import { headImageContract } from './contract'

export const headImageOperations = withPolicy(headImageContract, {
  saveHeadImage: {
    summary:
      'Makes a picture (PNG, GIF, JPEG or BMP) the caller’s, as a square around its middle; answers its address.',
    access: 'user',
  },
  getOwnHeadImage: {
    summary: 'Address of the caller’s picture; null: there is none.',
    access: 'user',
  },
  removeHeadImage: {
    summary: 'Removes the caller’s picture; the letter of their name stands there again.',
    access: 'user',
  },
})
