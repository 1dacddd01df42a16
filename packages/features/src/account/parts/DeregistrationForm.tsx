import { paths } from '@atrium/contracts/paths'
import { Link } from '@atrium/ui/link'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { CodeField } from '../../shared/codes/CodeField'
import { Agreed } from '../../shared/form/Agreed'
import { Field } from '../../shared/form/Field'
import { FormButtons } from '../../shared/form/FormButtons'
import { useHost, useTexts } from '../../shared/host/useHost'
import layout from '../../shared/screen/Layout.module.css'
import { Question } from '../../shared/screen/Question'
import { DangerSection } from '../../shared/settings/DangerSection'
import { sendFarewellCodeAtom } from '../deregistration/atoms'
import { deregistrationMessages } from '../deregistration/messages'
import { submittedPath } from '../routes'
import { useAccountHost } from './AccountHost'
import { Agreement } from './Agreement'
import { useDeregistrationForm } from './useDeregistrationForm'

interface DeregistrationFormProps {
  /** As far as the page may show it. */
  readonly phone: string
}

/** The agreement and a code; then one is signed out, and the next page says how to come back within seven days. */
export function DeregistrationForm({ phone }: DeregistrationFormProps) {
  const texts = useTexts(deregistrationMessages)
  const { href } = useHost()
  const sendCode = useSetAtom(sendFarewellCodeAtom)
  const { onSessionOver } = useAccountHost()
  const form = useDeregistrationForm((submitted) => onSessionOver(submittedPath(submitted)))
  const [asking, setAsking] = useState(false)
  return (
    <>
      <form onSubmit={form.check(() => setAsking(true))} noValidate>
        <DangerSection
          title={texts.formTitle}
          description={texts.codeTo(phone)}
          footer={<FormButtons form={form} submitLabel={texts.submit} tone="danger" problem={form.problem} />}
        >
          <div className={layout.fields}>
            <Agreement title={texts.agreementTitle} text={texts.agreement} />
            <p className={layout.hint}>
              <Link external labels={{ newTab: texts.newTab }} href={href(paths.agreement({ showValue: 3 }))}>
                {texts.wholeAgreement}
              </Link>
            </p>
            <Field form={form} name="agreed" label={texts.agreementTitle} labelHidden>
              {(control) => <Agreed {...control}>{texts.agree}</Agreed>}
            </Field>
            <div className={layout.shortFields}>
              <CodeField
                form={form}
                name="code"
                purpose="deregister"
                recipient={phone}
                request={() => sendCode()}
              />
            </div>
          </div>
        </DangerSection>
      </form>
      <Question
        open={asking}
        onOpenChange={setAsking}
        title={texts.submitTitle}
        description={texts.submitText}
        confirmLabel={texts.submit}
        tone="danger"
        onConfirm={() => form.submit()}
      />
    </>
  )
}
