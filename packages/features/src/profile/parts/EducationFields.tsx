import { lengths, majors, teachingRoles } from '@atrium/contracts/profile/contract'
import { Combobox } from '@atrium/ui/combobox'
import { TextField } from '@atrium/ui/text-field'
import { Field } from '../../shared/form/Field'
import { useTexts } from '../../shared/host/useHost'
import layout from '../../shared/screen/Layout.module.css'
import { profileMessages } from '../messages'
import type { ProfileForm } from '../useProfileForm'
import { useSchoolSuggestions } from '../useSchoolSuggestions'
import { ChoiceCascader } from './ChoiceCascader'

/** Where one studies or teaches, and what. */
export default function EducationFields({ form }: Pick<ProfileForm, 'form'>) {
  const texts = useTexts(profileMessages)
  const schools = useSchoolSuggestions(form.values.school)
  const { jobRole } = form.values
  const student = texts['jobRole.student']
  const teaching = texts['jobRole.teaching']
  const wordOf = (role: (typeof teachingRoles)[number]) => texts[`jobRole.${role}`]
  const majorOf = (major: (typeof majors)[number]) => texts[`major.${major}`]

  return (
    <div className={layout.fieldGrid}>
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
      <Field form={form} name="major" label={texts.major} required>
        {({ value, onChange, onBlur, ref }) => (
          <ChoiceCascader
            ref={ref}
            label={texts.major}
            value={value ? [majorOf(value)] : []}
            options={majors.map((major) => ({ name: majorOf(major) }))}
            onChange={([name]) => onChange(majors.find((major) => majorOf(major) === name) ?? '')}
            onBlur={onBlur}
          />
        )}
      </Field>
      <Field form={form} name="jobRole" label={texts.jobRole} required>
        {({ value, onChange, onBlur, ref }) => (
          <ChoiceCascader
            ref={ref}
            label={texts.jobRole}
            value={value === '' ? [] : value === 'student' ? [student] : [teaching, wordOf(value)]}
            options={[
              { name: student },
              { name: teaching, children: teachingRoles.map((role) => ({ name: wordOf(role) })) },
            ]}
            onChange={([, name]) =>
              onChange(teachingRoles.find((role) => wordOf(role) === name) ?? 'student')
            }
            onBlur={onBlur}
          />
        )}
      </Field>
      {jobRole === 'student' && (
        <>
          <Field form={form} name="teacherName" label={texts.teacherName} required>
            {(control) => (
              <TextField {...control} maxLength={lengths.teacherName} counter autoComplete="off" />
            )}
          </Field>
          <Field form={form} name="teacherPhone" label={texts.teacherPhone} required>
            {(control) => (
              <TextField
                {...control}
                type="tel"
                inputMode="tel"
                maxLength={lengths.teacherPhone}
                autoComplete="off"
              />
            )}
          </Field>
        </>
      )}
    </div>
  )
}
