import { lengths } from '@atrium/contracts/profile/contract'
import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { SettingsSection } from '@atrium/ui/settings-section'
import { TextField } from '@atrium/ui/text-field'
import { useState } from 'react'
import { Field } from '../../shared/form/Field'
import { FormBar } from '../../shared/form/FormBar'
import type { Form } from '../../shared/form/useForm'
import { useHost, useTexts } from '../../shared/host/useKept'
import { regionMessages } from '../../shared/regions/messages'
import { RegionCascader } from '../../shared/regions/RegionCascader'
import layout from '../../shared/screen/Layout.module.css'
import { Question } from '../../shared/screen/Question'
import { componentMessages, sharedMessages } from '../../shared/texts/sharedMessages'
import { useFormat } from '../../shared/texts/useFormat'
import type { Names, Profile } from '../api'
import { profileMessages } from '../messages'
import type { ProfileField } from '../missingFields'
import type { ProfileValues } from '../profileValues'
import { useFieldTexts } from '../useFieldTexts'
import { type ProfileForm, useProfileForm } from '../useProfileForm'
import { NameFields } from './NameFields'
import { ProfessionFields } from './ProfessionFields'

interface PersonFormProps {
  readonly profile: Profile
  /** The page after saving or cancelling. */
  readonly leadsTo: string
}

/** The form of the whole profile. */
export function PersonForm({ profile, leadsTo }: PersonFormProps) {
  const texts = useTexts(profileMessages)
  const { save } = useTexts(sharedMessages)
  const words = useTexts(componentMessages)
  const { navigate } = useHost()
  const [leaving, setLeaving] = useState(false)
  const edited = useProfileForm(profile, leadsTo)
  const { form, conflict } = edited

  function leave() {
    form.discard()
    navigate(leadsTo)
  }

  return (
    <form className={layout.sections} noValidate onSubmit={form.submit}>
      {form.isRestored && (
        <Notice
          actions={
            <Button size="small" onClick={form.discard}>
              {words.discard}
            </Button>
          }
        >
          {texts.draftKept}
        </Notice>
      )}
      <SettingsSection title={texts.basics} description={texts.basicsHint}>
        <BasicFields form={form} profile={profile} />
      </SettingsSection>
      <SettingsSection title={texts.profession} description={texts.studentNote}>
        <ProfessionFields profile={profile} edited={edited} />
      </SettingsSection>
      <FormBar
        form={form}
        problem={
          conflict ? (
            <Conflict stored={conflict} typed={form.values} />
          ) : (
            (form.problem ?? form.issueOf('companies'))
          )
        }
        submitLabel={save}
        onCancel={() => (form.isDirty ? setLeaving(true) : leave())}
      />
      <Question
        open={leaving}
        onOpenChange={setLeaving}
        title={words.discardTitle}
        description={words.discardText}
        confirmLabel={words.discard}
        cancelLabel={words.keepEditing}
        tone="danger"
        onConfirm={leave}
      />
    </form>
  )
}

interface ConflictProps {
  /** The values saved by another page. */
  readonly stored: ProfileValues
  readonly typed: ProfileValues
}

/** The values that would be replaced. */
function Conflict({ stored, typed }: ConflictProps) {
  const texts = useTexts(profileMessages)
  const { list } = useFormat()
  const { labelOf, wordsOf } = useFieldTexts()
  const names = Object.keys(stored) as ProfileField[]
  const differing = names.filter((name) => JSON.stringify(stored[name]) !== JSON.stringify(typed[name]))
  return (
    <span>
      <span>{texts.changedMeanwhile}</span>{' '}
      <span>{list(differing.map((name) => texts.fieldIs(labelOf(name), wordsOf(name, stored))))}</span>
    </span>
  )
}

interface BasicFieldsProps extends Pick<ProfileForm, 'form'> {
  readonly profile: Profile
}

/** The person's name, contact and location. */
function BasicFields({ form, profile }: BasicFieldsProps) {
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

/** The form also contains the name fields, which its type can't express. */
const withNames = (form: ProfileForm['form']): Form<Names> => form as unknown as Form<Names>
