import { mobile } from '@atrium/contracts/wire/contract'
import { TextField } from '@atrium/ui/text-field'
import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import { CodeField } from '../../shared/codes/CodeField'
import { MobileField } from '../../shared/codes/MobileField'
import { Field } from '../../shared/form/Field'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import { maskedMobile } from '../../shared/texts/masked'
import { sendBindCodeAtom } from '../atoms'
import { accountMessages } from '../messages'
import styles from './RebindFields.module.css'
import type { RebindForm } from './useRebindForm'

interface RebindFieldsProps {
  readonly form: RebindForm
  readonly oldMobile: string
}

/** The fields of a phone change: password, new phone, and the code sent to it. */
export function RebindFields({ form, oldMobile }: RebindFieldsProps) {
  const texts = useTexts(accountMessages)
  const sendCode = useSetAtom(sendBindCodeAtom)
  const { newMobile } = form.values
  return (
    <div className={layout.fields}>
      <p className={styles.current}>
        <span className={styles.term}>{texts.currentPhone}</span>
        <span className={styles.number}>{maskedMobile(oldMobile)}</span>
      </p>
      <Field form={form} name="password" label={texts.password} required>
        {(control) => (
          <TextField
            {...control}
            type="password"
            autoComplete="current-password"
            maxLength={128}
            labels={texts}
          />
        )}
      </Field>
      <MobileField form={form} name="newMobile" label={texts.newPhone} />
      <CodeField
        form={form}
        name="code"
        purpose="bind"
        recipient={newMobile}
        shownRecipient={maskedMobile(newMobile)}
        ready={v.is(mobile, newMobile) && newMobile !== oldMobile}
        request={() => sendCode(newMobile)}
      />
    </div>
  )
}
