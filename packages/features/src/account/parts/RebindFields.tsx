import { FormField } from '@atrium/ui/form-field'
import { Notice } from '@atrium/ui/notice'
import { TextField } from '@atrium/ui/text-field'
import { useSetAtom } from 'jotai'
import { CodeField } from '../../shared/codes/CodeField'
import { useTexts } from '../../shared/host/useHost'
import { sendBindCodeAtom } from '../atoms'
import { accountMessages } from '../messages'
import { maskedMobile } from './maskedMobile'
import styles from './RebindFields.module.css'
import type { RebindForm } from './useRebindForm'

interface RebindFieldsProps {
  readonly form: RebindForm
  readonly oldMobile: string
}

/** What a re-bind asks for: the password, the new phone and the code sent to it. */
export function RebindFields({ form, oldMobile }: RebindFieldsProps) {
  const texts = useTexts(accountMessages)
  const sendCode = useSetAtom(sendBindCodeAtom)
  const { values, issues, fields, change } = form
  return (
    <div className={styles.fields}>
      <Notice tone="danger" role="alert">
        {form.problem}
      </Notice>
      <p className={styles.current}>
        <span className={styles.term}>{texts.currentPhone}</span>
        <span className={styles.number}>{maskedMobile(oldMobile)}</span>
      </p>
      <FormField label={texts.password} error={issues.password} required>
        <TextField
          ref={fields.password}
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={128}
          labels={texts}
          value={values.password}
          onChange={(event) => change('password', event.target.value)}
        />
      </FormField>
      <FormField label={texts.newPhone} error={issues.newMobile} required>
        <TextField
          ref={fields.newMobile}
          name="newMobile"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={11}
          value={values.newMobile}
          onChange={(event) => change('newMobile', event.target.value.trim())}
        />
      </FormField>
      <CodeField
        ref={fields.code}
        value={values.code}
        onChange={(value) => change('code', value)}
        error={issues.code}
        purpose="bind"
        mobile={values.newMobile}
        shownMobile={maskedMobile(values.newMobile)}
        ready={form.isMobileRight}
        request={() => sendCode(values.newMobile)}
        onSent={form.awaitCode}
      />
    </div>
  )
}
