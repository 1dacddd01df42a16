import * as v from 'valibot'
import { contract } from '../../wire/contract'

export const guessContract = contract({
  listOwnWords: {
    method: 'GET',
    path: '/api/v1/User/GetOwnWords',
    response: v.array(v.string()),
  },
})
