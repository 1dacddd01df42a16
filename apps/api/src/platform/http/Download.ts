import { file } from '@atrium/contracts/wire/contract'
import * as v from 'valibot'

/** A handler's download: whole, or as a stream. Clients get it whole. */
export const download = v.union([
  file,
  v.object({
    name: v.string(),
    type: v.string(),
    content: v.instance(ReadableStream<Uint8Array>),
  }),
])

export type Download = v.InferOutput<typeof download>
