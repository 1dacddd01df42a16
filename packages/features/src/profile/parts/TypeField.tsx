import { FormField } from '@atrium/ui/form-field'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { TextField } from '@atrium/ui/text-field'
import { Field } from '../../shared/form/Field'
import { useTexts } from '../../shared/host/useHost'
import layout from '../../shared/screen/Layout.module.css'
import type { UserType } from '../api'
import { profileMessages } from '../messages'
import type { ProfileForm } from '../useProfileForm'

interface TypeFieldProps extends Pick<ProfileForm, 'form'> {
  /** What the person is; null: they haven't said. */
  readonly stored: UserType | null
}

const types = ['enterprise', 'education', 'organisation'] as const

/** What the person is. Who is of an enterprise stays so, and nobody else becomes so who said what they are. */
export function TypeField({ form, stored }: TypeFieldProps) {
  const texts = useTexts(profileMessages)
  if (stored === 'enterprise') {
    return (
      <FormField className={layout.half} label={texts.type} hint={texts.enterpriseFixed}>
        <TextField value={texts['type.enterprise']} readOnly />
      </FormField>
    )
  }
  return (
    <Field form={form} name="type" label={texts.type} required hint={stored && texts.enterpriseByCompany}>
      {({ value, onChange, onBlur, ref }) => (
        <RadioGroup
          ref={ref}
          value={value}
          onValueChange={(type) => onChange(types.find((each) => each === type) ?? '')}
          onBlur={onBlur}
        >
          {types.map((type) => {
            const isClosed = type === 'enterprise' && stored !== null
            return (
              <Radio
                key={type}
                value={type}
                disabled={isClosed}
                description={isClosed ? undefined : texts[`type.${type}Hint`]}
              >
                {texts[`type.${type}`]}
              </Radio>
            )
          })}
        </RadioGroup>
      )}
    </Field>
  )
}
