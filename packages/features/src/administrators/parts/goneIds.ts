import * as v from 'valibot'
import type { Failure } from '../../shared/wire/Failure'

const said = v.object({ ids: v.array(v.string()) })

/** Which departments or members a refusal is about. */
export function goneIds({ data }: Failure): ReadonlySet<string> {
  const parsed = v.safeParse(said, data)
  return new Set(parsed.success ? parsed.output.ids : [])
}
