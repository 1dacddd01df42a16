import * as v from 'valibot'

const wrapped = v.pipe(v.string(), v.parseJson(), v.object({ message: v.pipe(v.string(), v.nonEmpty()) }))

/** Some services wrap what they have to say in JSON, with other text around it: then its message counts. */
export function messageInside(text: string): string {
  const json = /\{.*\}/s.exec(text)?.[0]
  const parsed = v.safeParse(wrapped, json)
  return parsed.success ? parsed.output.message : text
}
