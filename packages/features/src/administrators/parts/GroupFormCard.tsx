import { type SubmitEvent, useState } from 'react'
import { FormBar } from '../../shared/form/FormBar'
import { useTexts } from '../../shared/host/useHost'
import layout from '../../shared/screen/Layout.module.css'
import { Question } from '../../shared/screen/Question'
import { useSharedLabels } from '../../shared/texts/useSharedLabels'
import type { Group } from '../api'
import { administratorsMessages } from '../messages'
import { GroupFields } from './GroupFields'
import { GroupNotice } from './GroupNotice'
import { useGroupForm } from './useGroupForm'

/** The form; `group` is what is saved so far, undefined for a new one. */
export function GroupFormCard({ group }: { readonly group: Group | undefined }) {
  const texts = useTexts(administratorsMessages)
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
      <FormBar
        form={{ ...form, discard: form.reset }}
        problem={form.refused.form ?? (isInvalid && texts.fixErrors)}
        submitLabel={form.notice?.kind === 'gone' ? texts.saveAsNew : texts.save}
        onCancel={() => {
          if (form.isDirty) setLeaving(true)
          else form.leave()
        }}
      />
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
