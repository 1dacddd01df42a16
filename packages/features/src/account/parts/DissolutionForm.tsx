import { codeErrors } from '@atrium/contracts/shared/codes/contract'
import { TextField } from '@atrium/ui/text-field'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import * as v from 'valibot'
import { CodeField } from '../../shared/codes/CodeField'
import { codeRules } from '../../shared/codes/codeRules'
import { codeMessages } from '../../shared/codes/messages'
import { Agreed } from '../../shared/form/Agreed'
import { Field } from '../../shared/form/Field'
import { FormButtons } from '../../shared/form/FormButtons'
import { useForm } from '../../shared/form/useForm'
import { useHost, useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import { Question } from '../../shared/screen/Question'
import { DangerSection } from '../../shared/settings/DangerSection'
import { requestDissolutionAction } from '../actions'
import type { DissolutionOutlook } from '../api'
import { sendCancelCodeAtom } from '../atoms'
import { dissolutionMessages } from '../messages'
import { Agreement } from './Agreement'

/** Agreement, reason and code; then the request goes to the vendor. */
export function DissolutionForm({ outlook }: { readonly outlook: DissolutionOutlook }) {
  const texts = useTexts(dissolutionMessages)
  const sendCode = useSetAtom(sendCancelCodeAtom)
  const form = useDissolutionForm()
  const [asking, setAsking] = useState(false)
  return (
    <form onSubmit={form.check(() => setAsking(true))} noValidate>
      <DangerSection
        title={texts.formTitle}
        description={texts.codeTo(outlook.phone)}
        footer={<FormButtons form={form} submitLabel={texts.submit} tone="danger" problem={form.problem} />}
      >
        <div className={layout.fields}>
          <Agreement title={texts.agreementTitle} text={texts.agreement} />
          <Field form={form} name="agreed" label={texts.agreementTitle} labelHidden>
            {(control) => <Agreed {...control}>{texts.agree}</Agreed>}
          </Field>
          <Field form={form} name="reason" label={texts.reason} hint={texts.reasonHint}>
            {(control) => <TextField {...control} multiline maxLength={200} counter />}
          </Field>
          <div className={layout.shortFields}>
            <CodeField
              form={form}
              name="code"
              purpose="dissolve"
              recipient={outlook.phone}
              request={() => sendCode()}
            />
          </div>
        </div>
      </DangerSection>
      <Question
        open={asking}
        onOpenChange={setAsking}
        title={texts.submitTitle}
        description={texts.submitText(outlook.companyName)}
        confirmLabel={texts.submit}
        tone="danger"
        onConfirm={() => form.submit()}
      />
    </form>
  )
}

/** Agreement, reason and code. */
function useDissolutionForm() {
  const texts = useTexts(dissolutionMessages)
  const { code } = codeRules(useTexts(codeMessages))
  const { notify } = useHost()
  const request = useSetAtom(requestDissolutionAction)
  return useForm({
    schema: v.object({
      agreed: v.pipe(v.boolean(), v.literal(true, texts.agreeRequired)),
      reason: v.pipe(v.string(), v.trim()),
      code,
    }),
    initial: { agreed: false, reason: '', code: '' },
    blame: {
      [codeErrors.wrong]: 'code',
      [codeErrors.late]: 'code',
      [codeErrors.tooManyTries]: 'code',
    },
    async submit({ code, reason }) {
      await request({ code, reason })
      notify({ tone: 'success', message: texts.submitted })
    },
  })
}
