import { useRef } from 'react'
import * as v from 'valibot'
import { useDraft } from './useDraft'

export interface FormDraft<I> {
  /** Of the form, the same each time. */
  readonly name: string
  /** What of the values is kept: never a password or a code. A draft that doesn't fit is forgotten. */
  readonly schema: v.GenericSchema<unknown, Partial<I>>
  /** Who finds it: this tab, or every tab of the person's browser. Default: `tab`. */
  readonly reach?: 'tab' | 'browser'
}

const nothing = v.object({})

/** Drafts of a form, written only when they change; without `draft` nothing is kept. */
export function useFormDraft<I>(draft: FormDraft<I> | undefined) {
  const schema: v.GenericSchema<unknown, Partial<I>> = draft?.schema ?? nothing
  const { found, keep, drop } = useDraft(draft?.name ?? '', schema, draft?.reach)
  const written = useRef(JSON.stringify(found))
  return {
    found,
    /** Undefined: nothing is to be kept. */
    keep(values: I | undefined) {
      const kept = draft && values && v.parse(draft.schema, values)
      const text = JSON.stringify(kept)
      if (text === written.current) return
      written.current = text
      if (kept) keep(kept)
      else drop()
    },
  }
}
