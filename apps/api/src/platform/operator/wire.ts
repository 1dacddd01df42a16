import * as v from 'valibot'

/** One line of JSON. */
export const operatorRequest = v.object({
  words: v.pipe(v.array(v.pipe(v.string(), v.maxLength(10_000))), v.maxLength(1_000)),
  user: v.pipe(v.string(), v.maxLength(100)),
})

const operatorAnswer = v.object({
  /** `done`: printed; `refused`: printed as an error. */
  outcome: v.picklist(['done', 'refused']),
  text: v.string(),
  /** Files to save where the command was typed; content in base64. */
  files: v.optional(v.array(v.object({ path: v.string(), content: v.pipe(v.string(), v.base64()) })), []),
})
/** The service's lines: intermediate output, and finally the answer. */
export const operatorLine = v.union([v.object({ printed: v.string() }), operatorAnswer])

export type OperatorLine = v.InferInput<typeof operatorLine>
export type OperatorAnswer = v.InferOutput<typeof operatorAnswer>
