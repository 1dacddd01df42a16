import { useState } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import type { Failure } from '../wire/Failure'

type Words<I extends FieldValues> = Partial<Record<FieldPath<I>, string>>

/** The field that a refusal is about, by its code; or the texts to show at which fields. */
export type Blame<I extends FieldValues> =
  | Readonly<Record<number, FieldPath<I>>>
  | ((failure: Failure) => Words<I>)

/** Fields changed since a failure. */
interface Mended {
  readonly since: Failure | undefined
  readonly names: ReadonlySet<string>
}

/** Refused fields, until they are changed. */
export function useRefusals<I extends FieldValues>(
  failure: Failure | undefined,
  blame: Blame<I> = {},
  describe: (failure: Failure) => string,
) {
  const [mended, setMended] = useState<Mended>({ since: undefined, names: nothing })
  const names = mended.since === failure ? mended.names : nothing
  const words: Words<I> = failure ? wordsOf(failure) : {}

  function wordsOf(said: Failure): Words<I> {
    if (typeof blame === 'function') return blame(said)
    const field = blame[said.code]
    return field ? ({ [field]: describe(said) } as Words<I>) : {}
  }

  return {
    /** Refusals without a field; any change may have resolved them. */
    problem: failure && Object.keys(words).length === 0 && names.size === 0 ? describe(failure) : undefined,
    issueOf: (name: FieldPath<I>) => (names.has(name) ? undefined : words[name]),
    fieldsOf: (said: Failure) => Object.keys(wordsOf(said)) as FieldPath<I>[],
    mend(name: FieldPath<I>) {
      if (failure && !names.has(name)) setMended({ since: failure, names: new Set([...names, name]) })
    },
  }
}

const nothing: ReadonlySet<string> = new Set()
