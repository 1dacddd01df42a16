import { Combobox } from '@atrium/ui/combobox'
import { FormField } from '@atrium/ui/form-field'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { TextField } from '@atrium/ui/text-field'
import { useState } from 'react'
import { Control } from '../../shared/form/Control'
import { Field } from '../../shared/form/Field'
import { useTexts } from '../../shared/host/useHost'
import { lengths, majors, teachingRoles } from '../contract'
import { profileMessages } from '../messages'
import type { ProfileForm } from '../useProfileForm'
import { useSchoolSuggestions } from '../useSchoolSuggestions'
import { ChoiceField } from './ChoiceField'
import styles from './PersonForm.module.css'

/** Where one studies or teaches, and what. */
export function EducationFields({ form }: Pick<ProfileForm, 'form'>) {
  const texts = useTexts(profileMessages)
  const schools = useSchoolSuggestions(form.values.school)
  const { jobRole } = form.values
  const [chosen, setChosen] = useState<'student' | 'teaching'>()
  const level = jobRole === '' ? chosen : jobRole === 'student' ? 'student' : 'teaching'

  return (
    <div className={styles.grid}>
      <Field form={form} name="school" label={texts.school} required>
        {({ onChange, ...control }) => (
          <Combobox
            {...control}
            onValueChange={onChange}
            maxLength={lengths.school}
            placeholder={texts.schoolPlaceholder}
            options={schools}
            labels={{ list: texts.schools, count: texts.schoolCount }}
            autoComplete="organization"
          />
        )}
      </Field>
      <ChoiceField
        form={form}
        name="major"
        label={texts.major}
        choices={majors}
        wordOf={(major) => texts[`major.${major}`]}
      />
      <Control form={form} name="jobRole">
        {({ onBlur, ref }, issue) => (
          <FormField label={texts.jobRole} required error={level === undefined && issue}>
            <RadioGroup
              {...(level !== 'teaching' && { ref })}
              orientation="horizontal"
              value={level ?? ''}
              onBlur={onBlur}
              onValueChange={(next) => {
                setChosen(next === 'student' ? 'student' : 'teaching')
                form.set('jobRole', next === 'student' ? 'student' : '')
              }}
            >
              <Radio value="student">{texts['jobRole.student']}</Radio>
              <Radio value="teaching">{texts['jobRole.teaching']}</Radio>
            </RadioGroup>
          </FormField>
        )}
      </Control>
      {level === 'teaching' && (
        <ChoiceField
          form={form}
          name="jobRole"
          label={texts.teachingRole}
          choices={teachingRoles}
          wordOf={(role) => texts[`jobRole.${role}`]}
        />
      )}
      {level === 'student' && (
        <>
          <Field form={form} name="teacherName" label={texts.teacherName} required>
            {(control) => (
              <TextField {...control} maxLength={lengths.teacherName} counter autoComplete="off" />
            )}
          </Field>
          <Field form={form} name="teacherPhone" label={texts.teacherPhone} required>
            {(control) => (
              <TextField {...control} type="tel" maxLength={lengths.teacherPhone} autoComplete="off" />
            )}
          </Field>
        </>
      )}
    </div>
  )
}
