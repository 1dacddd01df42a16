import { paths } from '@atrium/contracts/paths'
import { codeErrors } from '@atrium/contracts/shared/codes/contract'
import { Link } from '@atrium/ui/link'
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
import { deregisterAction } from '../deregistration/actions'
import { sendFarewellCodeAtom } from '../deregistration/atoms'
import { deregistrationMessages } from '../deregistration/messages'
import { useAccountHost } from './AccountHost'
import { Agreement } from './Agreement'

interface DeregistrationFormProps {
  /** Partly hidden, as the page may show it. */
  readonly phone: string
}

/**
 * Agreement and code. Then the person is signed out, and the next page explains how to keep the account within
 * seven days.
 */
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

/**
 * The page after a request. It is public, because the session is over by then. The date is in the address,
 * because ending a session clears the tab's storage.
 */
const submittedPath = ({ endsAt, proof }: { readonly endsAt: string; readonly proof: string }) =>
  paths.deregistrationNotice({ submitted: endsAt, proof })

interface Submitted {
  readonly endsAt: string
  readonly proof: string
}

/** Agreement and code. */
function useDeregistrationForm(onDone: (submitted: Submitted) => void) {
  const texts = useTexts(deregistrationMessages)
  const { code } = codeRules(useTexts(codeMessages))
  const { expectEnd } = useAccountHost()
  const deregister = useSetAtom(deregisterAction)
  return useForm({
    schema: v.object({
      agreed: v.pipe(v.boolean(), v.literal(true, texts.agreeRequired)),
      code,
    }),
    initial: { agreed: false, code: '' },
    blame: {
      [codeErrors.wrong]: 'code',
      [codeErrors.late]: 'code',
      [codeErrors.tooManyTries]: 'code',
    },
    async submit(values) {
      const giveUp = expectEnd?.()
      try {
        onDone(await deregister(values.code))
      } catch (thrown) {
        giveUp?.()
        throw thrown
      }
    },
  })
}
