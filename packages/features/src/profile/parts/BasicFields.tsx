import { FormField } from '@atrium/ui/form-field'
import { TextField } from '@atrium/ui/text-field'
import { Field } from '../../shared/form/Field'
import { useTexts } from '../../shared/host/useHost'
import { RegionCascader } from '../../shared/regions/RegionCascader'
import { regionMessages } from '../../shared/regions/regionMessages'
import type { Profile } from '../api'
import { lengths } from '../contract'
import { profileMessages } from '../messages'
import type { ProfileForm } from '../useProfileForm'
import { EmailField } from './EmailField'
import styles from './PersonForm.module.css'

interface BasicFieldsProps extends Pick<ProfileForm, 'form'> {
  readonly profile: Profile
}

/** How the person is called and reached, and where they are. */
export function BasicFields({ form, profile }: BasicFieldsProps) {
  const texts = useTexts(profileMessages)
  const { region } = useTexts(regionMessages)
  return (
    <div className={styles.grid}>
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
      <Field form={form} name="region" label={region} required>
        {({ value, onChange, onBlur }) => (
          <RegionCascader value={value} onChange={onChange} onBlur={onBlur} />
        )}
      </Field>
      <Field form={form} name="address" label={texts.address}>
        {(control) => (
          <TextField {...control} maxLength={lengths.address} counter autoComplete="street-address" />
        )}
      </Field>
    </div>
  )
}
