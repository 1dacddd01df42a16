import { lengths } from '@atrium/contracts/profile/contract'
import { TextField } from '@atrium/ui/text-field'
import { Field } from '../../shared/form/Field'
import { useTexts } from '../../shared/host/useHost'
import layout from '../../shared/screen/Layout.module.css'
import { profileMessages } from '../messages'
import type { ProfileForm } from '../useProfileForm'
import { DisciplineChoice } from './DisciplineChoice'

/** Which organisation one works for, and as what. */
export function OrganisationFields({ form }: Pick<ProfileForm, 'form'>) {
  const texts = useTexts(profileMessages)
  return (
    <div className={layout.fieldGrid}>
      <Field form={form} name="company" label={texts.company} required>
        {(control) => <TextField {...control} maxLength={lengths.company} autoComplete="organization" />}
      </Field>
      <Field form={form} name="department" label={texts.department}>
        {(control) => <TextField {...control} maxLength={lengths.department} />}
      </Field>
      <Field form={form} name="position" label={texts.position} required>
        {(control) => (
          <TextField {...control} maxLength={lengths.position} autoComplete="organization-title" />
        )}
      </Field>
      <Field form={form} name="discipline" label={texts.discipline} required className={layout.wide}>
        {(control) => <DisciplineChoice {...control} />}
      </Field>
    </div>
  )
}
