import { file } from '@atrium/contracts/wire/contract'
import * as v from 'valibot'

/** A download as a handler answers it: whole, or as it is being written; a client gets it whole. */
export const download = v.union([
  file,
  v.object({
    name: v.string(),
    type: v.string(),
    content: v.instance(ReadableStream<Uint8Array>),
  }),
])

export type Download = v.InferOutput<typeof download>
