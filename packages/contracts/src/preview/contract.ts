import * as v from 'valibot'
import { contract, id, timestamp } from '../wire/contract'

const neighbour = v.nullable(v.object({ id, name: v.string() }))

export const previewContract = contract({
  getPreview: {
    method: 'GET',
    path: '/api/CloudDisk/GetFilePreview/id/{id}',
    summary:
      'A file of the disk, as for all of the disk’s calls, to look at it, and the files beside it in its folder by their names.',
    access: 'member',
    owner: 'personOrCompany',
    params: v.object({ id }),
    response: v.object({
      id,
      name: v.string(),
      /** In bytes. */
      size: v.number(),
      modifiedAt: timestamp,
      /** The folder that it lies in; null: none. */
      parentId: v.nullable(id),
      /** Of its content, in ranges too. Good for an hour, and for whoever has it. */
      url: v.string(),
      previous: neighbour,
      next: neighbour,
    }),
  },
})
