import * as v from 'valibot'
import { contract, upload } from '../../wire/contract'

/** Size of an upload in bytes. */
export const headImageBounds = { most: 5_242_880, least: 100 } as const

/** The person's picture. Its address is absolute, and always shows this same picture. */
export const headImageContract = contract({
  saveHeadImage: {
    method: 'PUT',
    path: '/api/v1/User/AddOrUpdateUserHeadImage',
    form: true,
    body: v.object({ picture: upload }),
    response: v.string(),
  },
  getOwnHeadImage: {
    method: 'GET',
    path: '/api/v1/User/GetUserHeadImage',
    response: v.nullable(v.string()),
  },
  removeHeadImage: {
    method: 'DELETE',
    path: '/api/v1/User/DeleteUserHeadImage',
    response: v.literal(true),
  },
})

/** Error codes, in addition to those of any picture. */
export const headImageErrors = {
  format: 52511,
  tooLarge: 52512,
  tooSmall: 52513,
} as const
