import * as v from 'valibot'

const wrapped = v.pipe(v.string(), v.parseJson(), v.object({ message: v.pipe(v.string(), v.nonEmpty()) }))

/** Extracts the message from JSON, in which some services wrap it together with other text. */
export function messageInside(text: string): string {
  const json = /\{.*\}/s.exec(text)?.[0]
  const parsed = v.safeParse(wrapped, json)
  return parsed.success ? parsed.output.message : text
}
