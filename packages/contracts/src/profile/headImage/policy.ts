import { withPolicy } from '../../wire/policy'
import { headImageContract } from './contract'

export const headImageOperations = withPolicy(headImageContract, {
  saveHeadImage: {
    summary:
      'Sets the caller’s picture (PNG, GIF, JPEG or BMP), cropped to a centred square, and returns its address.',
    access: 'user',
    embedding: 'scoped',
  },
  getOwnHeadImage: {
    summary: 'Returns the address of the caller’s picture; null: none.',
    access: 'user',
    embedding: 'scoped',
  },
  removeHeadImage: {
    summary: 'Removes the caller’s picture. Pages show the first letter of the name instead.',
    access: 'user',
    embedding: 'scoped',
  },
})
