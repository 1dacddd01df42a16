import { Button } from '@atrium/ui/button'
import { Card } from '@atrium/ui/card'
import { Checkbox } from '@atrium/ui/checkbox'
import { ConfirmDialog } from '@atrium/ui/confirm-dialog'
import { FormField } from '@atrium/ui/form-field'
import { Notice } from '@atrium/ui/notice'
import { TextField } from '@atrium/ui/text-field'
import { useSetAtom } from 'jotai'
import { CodeField } from '../../shared/codes/CodeField'
import { useTexts } from '../../shared/host/useHost'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { type DissolutionOutlook, sendCancelCodeAtom } from '../atoms'
import styles from '../Dissolution.module.css'
import { dissolutionMessages } from '../dissolutionMessages'
import { lines } from './lines'
import { useDissolutionForm } from './useDissolutionForm'

/** The agreement, a reason and a code: then the request goes to the vendor. */
export function DissolutionForm({ outlook }: { readonly outlook: DissolutionOutlook }) {
  const texts = useTexts(dissolutionMessages)
  const { cancel } = useTexts(sharedMessages)
  const sendCode = useSetAtom(sendCancelCodeAtom)
  const form = useDissolutionForm()
  return (
    <Card title={texts.formTitle} description={texts.codeTo(outlook.phone)}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <Notice tone="danger" role="alert">
          {form.problem}
        </Notice>
        <Agreement />
        <FormField label={texts.agreementTitle} labelHidden error={form.issues.agreed}>
          <Checkbox checked={form.agreed} onCheckedChange={(checked) => form.setAgreed(checked === true)}>
            {texts.agree}
          </Checkbox>
        </FormField>
        <FormField label={texts.reason} hint={texts.reasonHint}>
          <TextField
            multiline
            maxLength={200}
            counter
            value={form.reason}
            onChange={(event) => form.setReason(event.target.value)}
          />
        </FormField>
        <CodeField
          ref={form.codeField}
          value={form.code}
          onChange={form.setCode}
          error={form.issues.code}
          purpose="dissolve"
          mobile={outlook.phone}
          request={() => sendCode()}
          onSent={form.awaitCode}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="danger" busy={form.busy}>
            {texts.submit}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={form.isAsking}
        onOpenChange={(open) => !open && form.giveUp()}
        title={texts.submitTitle}
        description={texts.submitText(outlook.enterpriseName)}
        confirmLabel={texts.submit}
        cancelLabel={cancel}
        tone="danger"
        onConfirm={form.send}
      />
    </Card>
  )
}

function Agreement() {
  const texts = useTexts(dissolutionMessages)
  return (
    <section aria-label={texts.agreementTitle}>
      <ol className={styles.agreement}>
        {lines(texts.agreement).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  )
}
