import { lengths } from '@atrium/contracts/profile/contract'
import { TextField } from '@atrium/ui/text-field'
import { Field } from '../../shared/form/Field'
import type { Form } from '../../shared/form/useForm'
import { useTexts } from '../../shared/host/useHost'
import { regionMessages } from '../../shared/regions/messages'
import { RegionCascader } from '../../shared/regions/RegionCascader'
import layout from '../../shared/screen/Layout.module.css'
import type { Names, Profile } from '../api'
import { profileMessages } from '../messages'
import type { ProfileForm } from '../useProfileForm'
import { NameFields } from './NameFields'

interface BasicFieldsProps extends Pick<ProfileForm, 'form'> {
  readonly profile: Profile
}

/** How the person is called and reached, and where they are. */
export function BasicFields({ form, profile }: BasicFieldsProps) {
  const texts = useTexts(profileMessages)
  const { region } = useTexts(regionMessages)
  return (
    <div className={layout.fieldGrid}>
      <NameFields form={withNames(form)} profile={profile} />
      <Field form={form} name="region" label={region} required>
        {({ value, onChange, onBlur, ref }) => (
          <RegionCascader ref={ref} value={value} onChange={onChange} onBlur={onBlur} />
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

/** A form of more than names is one of names, too, which its type can't say. */
const withNames = (form: ProfileForm['form']): Form<Names> => form as unknown as Form<Names>
