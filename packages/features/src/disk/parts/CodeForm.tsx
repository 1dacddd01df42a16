import { codeLength, sharingErrors } from '@atrium/contracts/disk/sharing/contract'
import { compact } from '@atrium/contracts/wire/contract'
import { Card } from '@atrium/ui/card'
import { TextField } from '@atrium/ui/text-field'
import * as v from 'valibot'
import { Field } from '../../shared/form/Field'
import { FormButtons } from '../../shared/form/FormButtons'
import { useForm } from '../../shared/form/useForm'
import { useTexts } from '../../shared/host/useHost'
import { useAction } from '../../shared/request/useAction'
import layout from '../../shared/screen/Layout.module.css'
import { openByCodeAction } from '../sharing/atoms'
import { sharingMessages } from '../sharing/messages'
import { useSharingFailure } from '../sharing/useSharingFailure'

/** Asks for the code of what is shared. */
export function CodeForm() {
  const texts = useTexts(sharingMessages)
  const { perform: open } = useAction(openByCodeAction)
  const form = useForm({
    schema: v.object({ code: v.pipe(v.string(), v.transform(compact), v.nonEmpty(texts.codeEmpty)) }),
    initial: { code: '' },
    describe: useSharingFailure(),
    blame: { [sharingErrors.wrongCode]: 'code', [sharingErrors.tooManyTries]: 'code' },
    async submit({ code }) {
      await open(code)
      return undefined
    },
  })
  return (
    <form onSubmit={form.submit} noValidate className={layout.short}>
      <Card
        title={texts.codeTitle}
        description={texts.codeHint}
        footer={<FormButtons form={form} submitLabel={texts.open} problem={form.problem} kept />}
      >
        <div className={layout.fields}>
          <Field form={form} name="code" label={texts.code} required>
            {(control) => (
              <TextField
                {...control}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={codeLength + 4}
              />
            )}
          </Field>
        </div>
      </Card>
    </form>
  )
}
