import { detailLength } from '@atrium/contracts/desk/certifications/contract'
import { Button } from '@atrium/ui/button'
import { Checkbox } from '@atrium/ui/checkbox'
import { isComposing } from '@atrium/ui/keys'
import { TextField } from '@atrium/ui/text-field'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import * as v from 'valibot'
import { Field } from '../../../shared/form/Field'
import { FormProblem } from '../../../shared/form/FormProblem'
import { filled } from '../../../shared/form/textRules'
import { useForm } from '../../../shared/form/useForm'
import { useTexts } from '../../../shared/host/useKept'
import { useAction } from '../../../shared/request/useAction'
import { ellipsis } from '../../../shared/texts/format'
import { sharedMessages } from '../../../shared/texts/sharedMessages'
import { rejectAction } from '../actions'
import { certificationsMessages } from '../messages'
import { contains, inOneLine, toggleReason } from '../rejectText'
import type { DecisionFormProps } from './ApproveForm'
import styles from './DecisionPanel.module.css'
import { KeyCap } from './KeyCap'
import { rejectReasons } from './rejectReasons'
import { useKeys } from './useKeys'

const typed = v.object({ detail: v.string() })
/** Of the reason in the audit, in characters. */
const mostReason = 199

/** Rejects with reasons from a list, chosen by their digits, and free text. Enter sends it. */
export function RejectForm({ caseId, onDecided, onCancel }: DecisionFormProps) {
  const texts = useTexts(certificationsMessages)
  const { cancel } = useTexts(sharedMessages)
  const { perform } = useAction(rejectAction)
  const root = useRef<HTMLFormElement>(null)
  const form = useForm({
    schema: v.object({ detail: v.pipe(filled(texts.rejectRequired), v.transform(inOneLine)) }),
    initial: { detail: '' },
    draft: { name: `desk.reject.${caseId}`, schema: typed },
    async submit({ detail }) {
      const decided = await perform({ caseId, detail, reason: ellipsis(detail, mostReason) })
      onDecided(decided, texts.rejectedNow(decided.name))
      return undefined
    },
  })
  const { detail } = form.values
  const toggle = (reason: string) => form.set('detail', toggleReason(detail, reason, texts.sentenceGap))
  // Digits choose reasons until the text is edited, so the text doesn't get the focus.
  useEffect(() => root.current?.focus(), [])
  useKeys({
    ...Object.fromEntries(
      rejectReasons.map((name, index) => [String(index + 1), () => toggle(texts[`reason.${name}`])]),
    ),
    Escape: onCancel,
  })
  function press(event: KeyboardEvent<HTMLElement>) {
    if (isComposing(event)) return
    if (event.key === 'Escape') onCancel()
    if (event.key !== 'Enter' || event.shiftKey || isPressed(event.target)) return
    event.preventDefault()
    void form.submit()
  }
  return (
    <form
      ref={root}
      tabIndex={-1}
      onSubmit={form.submit}
      noValidate
      className={styles.form}
      aria-label={texts.reject}
      onKeyDown={press}
    >
      <fieldset className={styles.reasons}>
        <legend className={styles.legend}>{texts.rejectReasons}</legend>
        {rejectReasons.map((name, index) => {
          const sentence = texts[`reason.${name}`]
          return (
            <Checkbox
              key={name}
              checked={contains(detail, sentence)}
              onCheckedChange={() => toggle(sentence)}
              aria-keyshortcuts={String(index + 1)}
            >
              <span className={styles.reason}>
                <span className={styles.digit} aria-hidden="true">
                  {index + 1}
                </span>
                {texts[`short.${name}`]}
              </span>
            </Checkbox>
          )
        })}
      </fieldset>
      <Field form={form} name="detail" label={texts.rejectDetail} hint={texts.rejectHint} required>
        {(control) => <TextField {...control} multiline rows={3} maxLength={detailLength} counter />}
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" variant="danger" busy={form.busy}>
          {texts.rejectNow}
          <KeyCap>↵</KeyCap>
        </Button>
        <Button disabled={form.busy} onClick={onCancel}>
          {cancel}
        </Button>
        <FormProblem>{form.problem}</FormProblem>
      </div>
    </form>
  )
}

/** Enter presses buttons; checkboxes aren't pressed by it. */
const isPressed = (target: EventTarget): boolean =>
  target instanceof HTMLButtonElement && target.getAttribute('role') !== 'checkbox'
