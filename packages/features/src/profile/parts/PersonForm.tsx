import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { SettingsSection } from '@atrium/ui/settings-section'
import { useState } from 'react'
import { FormBar } from '../../shared/form/FormBar'
import { useHost, useTexts } from '../../shared/host/useHost'
import layout from '../../shared/screen/Layout.module.css'
import { Question } from '../../shared/screen/Question'
import { componentMessages, sharedMessages } from '../../shared/texts/sharedMessages'
import type { Profile } from '../api'
import { profileMessages } from '../messages'
import { useProfileForm } from '../useProfileForm'
import { BasicFields } from './BasicFields'
import { Conflict } from './Conflict'
import { ProfessionFields } from './ProfessionFields'

interface PersonFormProps {
  readonly profile: Profile
  /** Where one goes on once it is saved or given up. */
  readonly leadsTo: string
}

/** The form of a whole profile. */
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
