import { lengths } from '@atrium/contracts/profile/contract'
import { FormField } from '@atrium/ui/form-field'
import { TextField } from '@atrium/ui/text-field'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { Field } from '../../shared/form/Field'
import type { Form } from '../../shared/form/useForm'
import { useTexts } from '../../shared/host/useKept'
import type { Names, Profile } from '../api'
import { profileMessages } from '../messages'

interface NameFieldsProps {
  readonly form: Form<Names>
  readonly profile: Pick<Profile, 'account' | 'email' | 'emailVerified'>
}

/** The fields that every profile form starts with: name and contact. */
export function NameFields({ form, profile }: NameFieldsProps) {
  const texts = useTexts(profileMessages)
  return (
    <>
      <FormField label={texts.account} hint={texts.accountHint}>
        <TextField value={profile.account} readOnly autoComplete="username" />
      </FormField>
      <Field form={form} name="nickname" label={texts.nickname} required>
        {(control) => <TextField {...control} maxLength={lengths.nickname} counter autoComplete="nickname" />}
      </Field>
      <Field form={form} name="realName" label={texts.realName} required>
        {(control) => <TextField {...control} maxLength={lengths.realName} counter autoComplete="name" />}
      </Field>
      <EmailField form={form} name="email" profile={profile} />
    </>
  )
}

interface EmailFieldProps<I extends FieldValues, O> {
  readonly form: Form<I, O>
  readonly name: FieldPathByValue<I, string>
  readonly profile: Pick<Profile, 'email' | 'emailVerified'>
}

/** The email address. A verified one can't be changed in this form. */
function EmailField<I extends FieldValues, O>({ form, name, profile }: EmailFieldProps<I, O>) {
  const texts = useTexts(profileMessages)
  if (profile.emailVerified) {
    return (
      <FormField label={texts.email} hint={texts.emailFixed}>
        <TextField value={profile.email} readOnly autoComplete="email" />
      </FormField>
    )
  }
  return (
    <Field form={form} name={name} label={texts.email} hint={texts.emailUnproven}>
      {(control) => (
        <TextField {...control} inputMode="email" maxLength={lengths.email} autoComplete="email" />
      )}
    </Field>
  )
}
