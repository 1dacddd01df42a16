import { Button } from '@atrium/ui/button'
import { Notice } from '@atrium/ui/notice'
import { TextField } from '@atrium/ui/text-field'
import { useEffect, useRef } from 'react'
import * as v from 'valibot'
import { Field } from '../../shared/form/Field'
import { useForm } from '../../shared/form/useForm'
import { useTexts } from '../../shared/host/useKept'
import { useTitle } from '../../shared/host/useTitle'
import { deviceSignInMessages } from '../messages'
import styles from './Oidc.module.css'

interface DeviceCodeProps {
  /** The code that the provider didn't take; empty: none yet. */
  readonly code: string
  /** Why; empty: nothing is wrong. */
  readonly error: string
  readonly onSend: (fields: Readonly<Record<string, string>>) => Promise<void>
}

/** Asks for the code on the device. */
export function DeviceCode({ code, error, onSend }: DeviceCodeProps) {
  const texts = useTexts(deviceSignInMessages)
  useTitle(texts.title)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const form = useForm({
    schema: v.object({
      code: v.pipe(
        v.string(),
        v.transform(lettersOf),
        v.nonEmpty(texts.codeRequired),
        v.length(codeLength, texts.codeLength),
        v.transform(asShown),
      ),
    }),
    initial: { code },
    async submit(typed) {
      await onSend({ user_code: typed.code })
      return { code: typed.code }
    },
  })
  const because = error === '' ? undefined : (problems.find((known) => known === error) ?? 'failed')
  const isOfCode = because !== undefined && because !== 'refused' && because !== 'failed'
  return (
    <form className={styles.panel} onSubmit={form.submit} noValidate>
      <div className={styles.head}>
        <h1 className={styles.title}>{texts.title}</h1>
        <p className={styles.text}>{texts.text}</p>
      </div>
      <Notice tone={because === 'refused' ? 'accent' : 'danger'} role="alert">
        {!form.busy && (form.problem ?? (because && !isOfCode && texts[because]))}
      </Notice>
      <Field form={form} name="code" label={texts.code} error={isOfCode && !form.isDirty && texts[because]}>
        {(control) => (
          <TextField
            {...control}
            ref={(input: HTMLInputElement | null) => {
              control.ref(input)
              field.current = input
            }}
            onChange={({ target }) => control.onChange(asShown(lettersOf(target.value).slice(0, codeLength)))}
            className={styles.codeField}
            placeholder="XXXX-XXXX"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            inputMode="text"
          />
        )}
      </Field>
      <div className={styles.choices}>
        <Button type="submit" variant="primary" busy={form.busy}>
          {texts.next}
        </Button>
      </div>
    </form>
  )
}

const codeLength = 8

const problems = ['missing', 'unknown', 'expired', 'used', 'refused'] as const

/** Typed, pasted or spoken: spaces, hyphens and small letters don't matter. */
const lettersOf = (typed: string): string => typed.toUpperCase().replace(/[^A-Z]/g, '')

const asShown = (letters: string): string =>
  letters.length > 4 ? `${letters.slice(0, 4)}-${letters.slice(4)}` : letters
