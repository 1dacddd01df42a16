import { connectionsErrors, domain as domainSchema } from '@atrium/contracts/connections/contract'
import { TextField } from '@atrium/ui/text-field'
import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import { Field } from '../../shared/form/Field'
import { FormDialog } from '../../shared/form/FormDialog'
import { useForm } from '../../shared/form/useForm'
import { useHost, useTexts } from '../../shared/host/useKept'
import { addDomainAction } from '../actions'
import type { CompanyDomain } from '../api'
import { connectionsMessages } from '../messages'

interface DomainDialogProps {
  /** The company's domains so far. */
  readonly known: readonly CompanyDomain[]
  readonly onAdded: (domain: string) => void
  readonly onClose: () => void
}

/** Claims a domain, which is then verified by its record. */
export function DomainDialog({ known, onAdded, onClose }: DomainDialogProps) {
  const texts = useTexts(connectionsMessages)
  const { notify } = useHost()
  const add = useSetAtom(addDomainAction)
  const form = useForm({
    schema: v.object({
      domain: v.pipe(
        v.string(),
        v.trim(),
        v.nonEmpty(texts.domainRequired),
        v.check((typed) => v.is(domainSchema, typed), texts.domainWrong),
        v.transform((typed) => v.parse(domainSchema, typed)),
        v.check((typed) => !known.some(({ domain }) => domain === typed), texts.domainKnown),
      ),
    }),
    initial: { domain: '' },
    blame: { [connectionsErrors.domainTaken]: 'domain' as const },
    async submit({ domain }) {
      await add(domain)
      notify({ tone: 'success', message: texts.domainAdded })
      onAdded(domain)
      onClose()
      return undefined
    },
  })
  return (
    <FormDialog
      form={form}
      onOpenChange={onClose}
      title={texts.addDomain}
      submitLabel={texts.addDomain}
      width={440}
    >
      <Field form={form} name="domain" label={texts.domain} hint={texts.domainHint} required>
        {(control) => (
          <TextField
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
            maxLength={253}
          />
        )}
      </Field>
    </FormDialog>
  )
}
