import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-field'
import { Notice } from '@atrium/ui/notice'
import { TextField } from '@atrium/ui/text-field'
import { useTexts } from '../../shared/host/useHost'
import type { Invitation, Standing } from '../api'
import { applicantNameLength } from '../contract'
import { joinMessages } from '../joinMessages'
import styles from './MemberToBe.module.css'
import { useJoin } from './useJoin'

interface JoinFormProps {
  readonly invitation: Invitation
  readonly standing: Standing
}

/** The name, and the application. Where the name was given while registering it is sent by itself. */
export function JoinForm({ invitation, standing }: JoinFormProps) {
  const texts = useTexts(joinMessages)
  const join = useJoin(standing.realName)
  const isRefused = standing.standing === 'refused'
  const isByMessage = invitation.phone !== ''
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        join.submit()
      }}
    >
      {isRefused && (
        <Notice tone="warning" title={texts.refusedTitle}>
          {standing.reason && texts.refusedReason(standing.reason)}
        </Notice>
      )}
      <FormField
        label={texts.name}
        hint={texts.nameHint}
        error={join.isNameMissing && texts.nameRequired}
        required
      >
        <TextField
          ref={join.field}
          autoComplete="name"
          maxLength={applicantNameLength}
          value={join.name}
          onChange={(event) => join.setName(event.target.value)}
        />
      </FormField>
      <p role="alert" className={styles.problem}>
        {join.problem}
      </p>
      <Button type="submit" variant="primary" className={styles.wide} busy={join.busy}>
        {isByMessage ? texts.join : isRefused ? texts.applyAgain : texts.apply}
      </Button>
      {!isByMessage && <p className={styles.text}>{texts.applyText}</p>}
    </form>
  )
}
