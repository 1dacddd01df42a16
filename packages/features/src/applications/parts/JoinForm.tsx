import { applicantNameLength } from '@atrium/contracts/applications/contract'
import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { TextField } from '@atrium/ui/text-field'
import { Field } from '../../shared/form/Field'
import { useTexts } from '../../shared/host/useHost'
import layout from '../../shared/screen/Layout.module.css'
import type { Invitation, Standing } from '../api'
import { joinMessages } from '../messages'
import styles from './MemberToBe.module.css'
import { useJoin } from './useJoin'

interface JoinFormProps {
  readonly invitation: Invitation
  readonly standing: Standing
}

/** The name, and the application. Where the name was given while registering it is sent by itself. */
export function JoinForm({ invitation, standing }: JoinFormProps) {
  const texts = useTexts(joinMessages)
  const form = useJoin(standing.realName)
  const isRefused = standing.standing === 'refused'
  const isByMessage = invitation.phone !== ''
  return (
    <form className={layout.fields} noValidate onSubmit={form.submit}>
      {isRefused && (
        <Notice tone="warning" title={texts.refusedTitle}>
          {standing.reason && texts.refusedReason(standing.reason)}
        </Notice>
      )}
      <Field form={form} name="realName" label={texts.name} hint={texts.nameHint} required>
        {(control) => <TextField {...control} autoComplete="name" maxLength={applicantNameLength} />}
      </Field>
      <p role="alert" className={styles.problem}>
        {form.problem}
      </p>
      <Button type="submit" variant="primary" className={styles.wide} busy={form.busy}>
        {isByMessage ? texts.join : isRefused ? texts.applyAgain : texts.apply}
      </Button>
      {!isByMessage && <p className={layout.hint}>{texts.applyText}</p>}
    </form>
  )
}
