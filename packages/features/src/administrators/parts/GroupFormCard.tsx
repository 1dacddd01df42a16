import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { ConfirmDialog } from '@atrium/ui/confirm-dialog'
import { useState } from 'react'
import { useTexts } from '../../shared/host/useHost'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import type { Group } from '../api'
import { administratorsMessages } from '../messages'
import { GroupFields } from './GroupFields'
import styles from './GroupFormCard.module.css'
import { GroupNotice } from './GroupNotice'
import { useGroupForm } from './useGroupForm'

/** The form of a group, undefined for a new one. */
export function GroupFormCard({ saved }: { readonly saved: Group | undefined }) {
  const texts = useTexts(administratorsMessages)
  const shared = useTexts(sharedMessages)
  const group = useGroupForm(saved)
  const { form } = group
  const [leaving, setLeaving] = useState(false)
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <GroupNotice form={group} />
      <Card
        footer={
          <div className={styles.footer}>
            <Button type="submit" variant="primary" busy={form.busy}>
              {group.notice?.kind === 'gone' ? texts.saveAsNew : texts.save}
            </Button>
            <Button
              disabled={form.busy}
              onClick={() => {
                if (group.isDirty) setLeaving(true)
                else group.leave()
              }}
            >
              {shared.cancel}
            </Button>
            <p role="alert" className={styles.problem}>
              {form.problem ?? (form.state === 'invalid' && texts.fixErrors)}
            </p>
          </div>
        }
      >
        <GroupFields form={form} />
      </Card>
      <ConfirmDialog
        open={leaving}
        onOpenChange={setLeaving}
        tone="danger"
        title={texts.discardTitle}
        description={texts.discardText}
        confirmLabel={texts.discard}
        cancelLabel={texts.keepEditing}
        onConfirm={group.leave}
      />
    </form>
  )
}
