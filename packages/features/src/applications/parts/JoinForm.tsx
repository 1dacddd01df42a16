import { applicantNameLength } from '@atrium/contracts/applications/contract'
import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { TextField } from '@atrium/ui/text-field'
import { useAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { Field } from '../../shared/form/Field'
import { filled } from '../../shared/form/textRules'
import { useForm } from '../../shared/form/useForm'
import { useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import layout from '../../shared/screen/Layout.module.css'
import { asFailure } from '../../shared/wire/Failure'
import { applyAction } from '../actions'
import type { Invitation, Standing } from '../api'
import { promisedNameAtom } from '../joinAtoms'
import { joinMessages } from '../messages'
import styles from './MemberToBe.module.css'

interface JoinFormProps {
  readonly invitation: Invitation
  readonly standing: Standing
}

/** The name, and the application. A name given while registering is sent automatically. */
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

/** Sends the application: on request, or at once if the person applied while registering. */
function useJoin(knownName: string) {
  const texts = useTexts(joinMessages)
  const { perform } = useAction(applyAction)
  const [promised, promise] = useAtom(promisedNameAtom)
  // Once sent, it isn't sent again automatically, but the name is kept.
  const [realName] = useState(promised ?? knownName)
  const form = useForm({
    schema: v.object({ realName: filled(texts.nameRequired) }),
    initial: { realName },
    async submit({ realName }) {
      try {
        await perform(realName)
      } catch (thrown) {
        // Without an answer, it can be sent again.
        if (asFailure(thrown).kind === 'refused') promise(undefined)
        throw thrown
      }
      promise(undefined)
    },
  })

  const start = useRef(() => {
    if (promised) void form.submit()
  })
  useEffect(() => start.current(), [])
  return form
}
