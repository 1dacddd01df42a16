import { useSetAtom } from 'jotai'
import { useState } from 'react'
import * as v from 'valibot'
import { filled } from '../../shared/form/filled'
import { type Form, useForm } from '../../shared/form/useForm'
import { useHost, useTexts } from '../../shared/host/useHost'
import { asFailure } from '../../shared/wire/Failure'
import { saveProfileAction } from '../actions'
import type { Profile } from '../api'
import { accountContract, accountErrors } from '../contract'
import { accountMessages } from '../messages'

const { email } = accountContract.saveProfile.body.entries
const profileDraft = v.object({ nickname: v.string(), realName: v.string(), email: v.string() })

interface ProfileForm {
  readonly form: Form<Profile, Profile>
  /** What another page saved, if that is in the way. */
  readonly conflict: Profile | undefined
}

/**
 * The profile as it is being typed. What another page saved meanwhile arrives as `stored`: a save on top of it is
 * refused once, then replaces it knowingly.
 */
export function useProfileForm(stored: Profile): ProfileForm {
  const texts = useTexts(accountMessages)
  const { notify } = useHost()
  const save = useSetAtom(saveProfileAction)
  const [isConflict, setConflict] = useState(false)
  const form = useForm({
    schema: v.object({
      nickname: filled(texts.nicknameRequired),
      realName: filled(texts.realNameRequired),
      email: v.pipe(
        v.string(),
        v.trim(),
        v.check((value) => v.is(email, value), texts.emailWrong),
      ),
    }),
    initial: stored,
    draft: { name: 'profile', schema: profileDraft },
    async submit(after, begun): Promise<Profile> {
      try {
        // After a refusal the person has seen what is stored now.
        await save({ before: isConflict ? stored : begun, after })
      } catch (thrown) {
        setConflict(asFailure(thrown).code === accountErrors.profileChanged)
        throw thrown
      }
      setConflict(false)
      notify({ tone: 'success', message: texts.saved })
      return after
    },
  })
  return {
    form: { ...form, discard },
    conflict: isConflict ? stored : undefined,
  }

  function discard() {
    setConflict(false)
    form.discard()
  }
}
