import { lengths, majors, teachingRoles } from '@atrium/contracts/profile/contract'
import { Cascader, type CascaderOption } from '@atrium/ui/cascader'
import { Combobox } from '@atrium/ui/combobox'
import { TextField } from '@atrium/ui/text-field'
import { useSetAtom } from 'jotai'
import { type Ref, useEffect, useState } from 'react'
import { Field } from '../../shared/form/Field'
import { useTexts } from '../../shared/host/useKept'
import { regionMessages } from '../../shared/regions/messages'
import layout from '../../shared/screen/Layout.module.css'
import { componentMessages, sharedMessages } from '../../shared/texts/sharedMessages'
import { suggestSchoolsAtom } from '../atoms'
import { profileMessages } from '../messages'
import type { ProfileForm } from '../useProfileForm'

/** School, role and subject of a student or teacher. */
export function EducationFields({ form }: Pick<ProfileForm, 'form'>) {
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

const pause = 300

/** Schools that match the typed text, after a pause. Without an answer, the text is used as typed. */
function useSchoolSuggestions(typed: string): readonly { readonly value: string }[] {
  const suggest = useSetAtom(suggestSchoolsAtom)
  const [found, setFound] = useState<readonly { readonly value: string }[]>([])
  const word = typed.trim()

  useEffect(() => {
    if (word === '') return setFound([])
    const controller = new AbortController()
    const { signal } = controller
    const timer = setTimeout(() => {
      suggest(word, signal).then(
        (names) =>
          !signal.aborted && setFound(names.filter((name) => name !== word).map((value) => ({ value }))),
        () => undefined,
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [word, suggest])

  return found
}

interface ChoiceCascaderProps {
  readonly ref?: Ref<HTMLButtonElement>
  /** The chosen entry. */
  readonly label: string
  /** The chosen names, from the first level on; empty until chosen. */
  readonly value: readonly string[]
  readonly options: readonly CascaderOption[]
  readonly onChange: (value: readonly string[]) => void
  readonly onBlur: () => void
}

/** Chooses one of many, in up to two levels, with a search. */
function ChoiceCascader({ ref, label, value, options, onChange, onBlur }: ChoiceCascaderProps) {
  const texts = useTexts(profileMessages)
  const shared = useTexts(sharedMessages)
  const words = useTexts(componentMessages)
  const { failed } = useTexts(regionMessages)
  return (
    <Cascader
      ref={ref}
      value={value}
      options={options}
      onValueChange={onChange}
      onBlur={onBlur}
      placeholder={texts.choose}
      labels={{
        panel: label,
        column: () => label,
        search: texts.searchIn(label),
        clearSearch: words.clearSearch,
        noMatches: texts.noChoices,
        loading: shared.loading,
        failed,
        retry: shared.retry,
      }}
    />
  )
}
