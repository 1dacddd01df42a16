import * as v from 'valibot'

/** A reviewer's word on one story. */
export interface SignOff {
  readonly approved: boolean
  readonly comment: string
  /** ISO time. */
  readonly at: string
  /** The commit of the Storybook that was reviewed. */
  readonly commit: string
  /** What the story looked like then: see `versionOf`. */
  readonly version: string
}

export type SignOffs = Readonly<Record<string, SignOff>>

const signOff = v.object({
  approved: v.boolean(),
  comment: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  commit: v.string(),
  version: v.string(),
})

const format = 'atrium sign-off 1'

const file = v.object({
  format: v.literal(format),
  commit: v.string(),
  states: v.record(v.string(), signOff),
})

/** `changed`: it was approved, and looks different since. */
export type Verdict = 'approved' | 'changed' | 'commented'

/** Undefined: nobody has said anything about it. */
export function verdictOf(one: SignOff | undefined, version: string): Verdict | undefined {
  if (!one) return undefined
  if (!one.approved) return one.comment === '' ? undefined : 'commented'
  return one.version === version ? 'approved' : 'changed'
}

/** The text of a file with all sign-offs. */
export const writeFile = (commit: string, states: SignOffs): string =>
  `${JSON.stringify({ format, commit, states }, null, 2)}\n`

interface Merged {
  readonly states: SignOffs
  /** Number of states that came from the file. */
  readonly taken: number
  /** Number of states of the file for which there was a newer word. */
  readonly kept: number
}

/**
 * Adds the sign-offs of a file: of two words on one state, the newer one counts. Throws an error with a sentence for
 * the reader if it isn't such a file.
 */
export function mergeFile(text: string, own: SignOffs): Merged {
  const parsed = v.safeParse(file, parse(text))
  if (!parsed.success)
    throw new Error(
      '这不是审阅记录文件，请选择从审阅页导出的 JSON 文件。 This is not a sign-off file. Choose a JSON file that was exported here.',
    )
  const entries = Object.entries(parsed.output.states)
  const newer = entries.filter(([id, { at }]) => at > (own[id]?.at ?? ''))
  return {
    states: { ...own, ...Object.fromEntries(newer) },
    taken: newer.length,
    kept: entries.length - newer.length,
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
