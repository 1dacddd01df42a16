import { Button } from '@atrium/ui/button'
import { SaveBar } from '@atrium/ui/save-bar'
import { type SubmitEvent, useState } from 'react'
import { formMessages } from '../../shared/form/formMessages'
import { useTexts } from '../../shared/host/useHost'
import layout from '../../shared/screen/Layout.module.css'
import { Question } from '../../shared/screen/Question'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { Group } from '../api'
import { administratorsMessages } from '../messages'
import { GroupFields } from './GroupFields'
import { GroupNotice } from './GroupNotice'
import { useGroupForm } from './useGroupForm'

/** The form; `group` is what is saved so far, undefined for a new one. */
export function GroupFormCard({ group }: { readonly group: Group | undefined }) {
  const texts = useTexts(administratorsMessages)
  const shared = useTexts(sharedMessages)
  const words = useTexts(formMessages)
  const { discard } = useSharedLabels()
  const form = useGroupForm(group)
  const [leaving, setLeaving] = useState(false)
  const isInvalid = Object.keys(form.problems).length > 0

  function submit(event: SubmitEvent) {
    event.preventDefault()
    void form.save()
  }

  return (
    <form className={layout.sections} onSubmit={submit} noValidate>
      <GroupNotice form={form} />
      <GroupFields form={form} />
      <SaveBar
        dirty={form.isDirty}
        message={words.unsaved}
        problem={form.refused.form ?? (isInvalid && texts.fixErrors)}
      >
        <Button type="submit" variant="primary" busy={form.busy}>
          {form.notice?.kind === 'gone' ? texts.saveAsNew : texts.save}
        </Button>
        <Button
          disabled={form.busy}
          onClick={() => {
            if (form.isDirty) setLeaving(true)
            else form.leave()
          }}
        >
          {shared.cancel}
        </Button>
      </SaveBar>
      <Question
        open={leaving}
        onOpenChange={setLeaving}
        tone="danger"
        title={discard.title}
        description={discard.description}
        confirmLabel={discard.discard}
        cancelLabel={discard.keep}
        onConfirm={form.leave}
      />
    </form>
  )
}
