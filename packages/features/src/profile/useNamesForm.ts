import * as v from 'valibot'
import { type Form, useForm } from '../shared/form/useForm'
import { useTexts } from '../shared/host/useKept'
import type { Names } from './api'
import { profileMessages } from './messages'
import { namesSchema } from './namesSchema'
import { useSaving } from './useSaving'

const namesDraft = v.object({ nickname: v.string(), realName: v.string(), email: v.string() })

interface NamesForm {
  readonly form: Form<Names, Names>
  /** The values saved by another page, if they conflict. */
  readonly conflict: Names | undefined
}

/** The form of name and contact. Values saved by another page arrive as `stored`. */
export function useNamesForm(stored: Names): NamesForm {
  const texts = useTexts(profileMessages)
  const { save, isConflict, forget, describe } = useSaving()
  const form = useForm({
    schema: v.object(namesSchema(texts)),
    initial: stored,
    draft: { name: 'profile', schema: namesDraft },
    describe,
    async submit(after, begun): Promise<Names> {
      await save({ before: isConflict ? stored : begun, after })
      return after
    },
  })
  return {
    form: { ...form, discard },
    conflict: isConflict ? stored : undefined,
  }

  function discard() {
    forget()
    form.discard()
  }
}
