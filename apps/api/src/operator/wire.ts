import * as v from 'valibot'

/** One line of JSON each way. */
export const operatorRequest = v.object({
  words: v.pipe(v.array(v.pipe(v.string(), v.maxLength(10_000))), v.maxLength(100)),
  user: v.pipe(v.string(), v.maxLength(100)),
})

export const operatorAnswer = v.object({
  /** `done`: printed; `refused`: printed as an error. */
  outcome: v.picklist(['done', 'refused']),
  text: v.string(),
  /** To be written where the command was typed; the content in base64. */
  files: v.optional(v.array(v.object({ path: v.string(), content: v.pipe(v.string(), v.base64()) })), []),
})
export type OperatorAnswer = v.InferOutput<typeof operatorAnswer>
