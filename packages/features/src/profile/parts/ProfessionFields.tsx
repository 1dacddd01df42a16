import { lengths } from '@atrium/contracts/profile/contract'
import { EmptyState } from '@atrium/ui/empty-state'
import { FormField } from '@atrium/ui/form-field'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { TextField } from '@atrium/ui/text-field'
import { Field } from '../../shared/form/Field'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import type { Profile, UserType } from '../api'
import { profileMessages } from '../messages'
import type { ProfileForm } from '../useProfileForm'
import { CompanyFields } from './CompanyFields'
import { DisciplineChoice } from './DisciplineChoice'
import { EducationFields } from './EducationFields'

/** Suggestions need much code that other fields don't. */

interface ProfessionFieldsProps {
  readonly profile: Profile
  readonly edited: ProfileForm
}

/** The person's type, and the fields of that type. */
export function ProfessionFields({ profile, edited }: ProfessionFieldsProps) {
  const texts = useTexts(profileMessages)
  const { form } = edited
  const { type } = form.values
  return (
    <div className={layout.sections}>
      <TypeField form={form} stored={profile.type} />
      {type === 'education' && <EducationFields form={form} />}
      {type === 'organisation' && <OrganisationFields form={form} />}
      {type === 'enterprise' && profile.companies.length > 0 && (
        <CompanyFields companies={profile.companies} edited={edited} />
      )}
      {type === 'enterprise' && profile.companies.length === 0 && (
        <EmptyState title={texts.noCompany} description={texts.noCompanyHint} />
      )}
    </div>
  )
}

/** Organisation and position. */
function OrganisationFields({ form }: Pick<ProfileForm, 'form'>) {
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

interface TypeFieldProps extends Pick<ProfileForm, 'form'> {
  /** The person's type; null: not chosen. */
  readonly stored: UserType | null
}

const types = ['enterprise', 'education', 'organisation'] as const

/** The person's type. Enterprise users can't change it, and others can't choose enterprise once they have a type. */
function TypeField({ form, stored }: TypeFieldProps) {
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
