import { Select } from '@atrium/ui/select'
import { Field } from '../../shared/form/Field'
import { useTexts } from '../../shared/host/useHost'
import { profileMessages } from '../messages'
import type { ProfileForm } from '../useProfileForm'

interface ChoiceFieldProps<N extends 'jobRole' | 'major' | 'discipline', T extends string>
  extends Pick<ProfileForm, 'form'> {
  readonly name: N
  readonly label: string
  readonly choices: readonly T[]
  readonly wordOf: (choice: T) => string
}

/** One of many, which has to be chosen. */
export function ChoiceField<N extends 'jobRole' | 'major' | 'discipline', T extends string>({
  form,
  name,
  label,
  choices,
  wordOf,
}: ChoiceFieldProps<N, T>) {
  const { choose } = useTexts(profileMessages)
  return (
    <Field form={form} name={name} label={label} required>
      {({ value, onChange, onBlur, ref }) => (
        <Select
          ref={ref}
          value={value}
          onValueChange={(chosen) => onChange({ target: { value: chosen } })}
          onBlur={onBlur}
          placeholder={choose}
          options={choices.map((choice) => ({ value: choice, label: wordOf(choice) }))}
        />
      )}
    </Field>
  )
}
