import { profileErrors } from '@atrium/contracts/profile/contract'
import { type SyntheticEvent, useState } from 'react'
import type { InferOutput } from 'valibot'
import { type Form, useForm } from '../shared/form/useForm'
import { useHost, useTexts } from '../shared/host/useKept'
import type { Person, Profile } from './api'
import { profileMessages } from './messages'
import {
  firstIncomplete,
  type ProfileValues,
  profileDraft,
  profileSchema,
  toldOf,
  valuesOf,
} from './profileValues'
import { useSaving } from './useSaving'

/**
 * The state and actions of the profile form. Values saved by another page arrive as another profile: saving
 * over them is refused once, then replaces them knowingly.
 * @param leadsTo the page after saving
 */
export function useProfileForm(profile: Profile, leadsTo: string): ProfileForm {
  const texts = useTexts(profileMessages)
  const { navigate } = useHost()
  const { save, isConflict, forget, describe } = useSaving()
  const stored = valuesOf(profile)
  const [shownId, setShownId] = useState(stored.companies[0]?.companyId)
  const form = useForm({
    schema: (values: ProfileValues) => profileSchema(values, texts),
    initial: stored,
    draft: { name: 'person', schema: profileDraft },
    describe,
    blame: { [profileErrors.unknownRegion]: 'region' },
    async submit(after, begun): Promise<ProfileValues> {
      const { person, ...names } = toldOf(after)
      const before = toldOf(isConflict ? stored : begun)
      // The form's rules require a type.
      await save({ before, after: { ...names, person: person as Person } })
      navigate(leadsTo)
      return after
    },
  })

  async function submit(event?: SyntheticEvent): Promise<void> {
    await form.submit(event)
    if (!form.hook.getFieldState('companies').error) return
    const incomplete = firstIncomplete(form.hook.getValues('companies'))
    setShownId(incomplete?.companyId)
  }

  return {
    form: { ...form, submit, discard },
    conflict: isConflict ? stored : undefined,
    shownId,
    show: setShownId,
  }

  function discard() {
    forget()
    form.discard()
  }
}

export interface ProfileForm {
  readonly form: Form<ProfileValues, InferOutput<ReturnType<typeof profileSchema>>>
  /** The values saved by another page, if they conflict. */
  readonly conflict: ProfileValues | undefined
  /** The company whose tab is open. */
  readonly shownId: string | undefined
  show(companyId: string | undefined): void
}
