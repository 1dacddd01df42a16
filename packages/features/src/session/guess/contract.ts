import * as v from 'valibot'
import { contract } from '../../shared/wire/contract'

export const guessContract = contract({
  listOwnWords: {
    method: 'GET',
    path: '/api/v1/User/GetOwnWords',
    summary:
      'What somebody who knows the caller would try for their password: names, numbers and companies, as they are typed.',
    access: 'user',
    response: v.array(v.string()),
  },
})

/** Who knows what an account is for begins with these. */
export const productWords = [
  'atrium',
  'portal',
  'zhongting',
  'jianzhu',
  'sheji',
  'gongcheng',
  'ruanjian',
  'yunzhu',
]

/** A password withstands at least so many tries, as a power of ten. */
export const leastTries = 8
