import * as v from 'valibot'
import { contract } from '../../wire/contract'

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
