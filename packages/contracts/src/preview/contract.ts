import * as v from 'valibot'
import { contract, id, timestamp } from '../wire/contract'

const neighbour = v.nullable(v.object({ id, name: v.string() }))

export const previewContract = contract({
  getPreview: {
    method: 'GET',
    path: '/api/CloudDisk/GetFilePreview/id/{id}',
    params: v.object({ id }),
    response: v.object({
      id,
      name: v.string(),
      /** In bytes. */
      size: v.number(),
      modifiedAt: timestamp,
      /** The parent folder; null: none. */
      parentId: v.nullable(id),
      /** Address of the content, with range support, valid for an hour for anybody who has it. */
      url: v.string(),
      previous: neighbour,
      next: neighbour,
    }),
  },
})
