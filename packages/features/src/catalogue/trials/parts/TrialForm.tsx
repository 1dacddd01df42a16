import { Notice } from '@atrium/ui/notice'
import { TextField } from '@atrium/ui/text-field'
import { useSetAtom } from 'jotai'
import { useId } from 'react'
import * as v from 'valibot'
import { Field } from '../../../shared/form/Field'
import { FormButtons } from '../../../shared/form/FormButtons'
import { filled } from '../../../shared/form/textRules'
import { useForm } from '../../../shared/form/useForm'
import { useHost, useTexts } from '../../../shared/host/useKept'
import layout from '../../../shared/screen/Layout.module.css'
import type { WholeProduct } from '../../api'
import { catalogueMessages } from '../../messages'
import { personWantedPath, resultPath } from '../../routes'
import { applyAction } from '../actions'
import { purposeLength } from '../api'
import { TrialEnding } from './TrialBadge'

interface TrialFormProps {
  readonly product: WholeProduct
  /** Number of empty profile fields that are required first. */
  readonly missing: number
}

/** The purpose of a trial. It is kept while the person completes their profile. */
export function TrialForm({ product, missing }: TrialFormProps) {
  const texts = useTexts(catalogueMessages)
  const { navigate } = useHost()
  const apply = useSetAtom(applyAction)
  const formId = useId()
  const form = useForm({
    schema: v.object({ purpose: filled(texts.purposeRequired) }),
    initial: { purpose: '' },
    draft: { name: `trial:${product.productId}`, schema: v.object({ purpose: v.string() }) },
    async submit({ purpose }) {
      await apply({ type: 'trial', id: product.productId, purpose })
      navigate(resultPath(product.productId))
    },
  })
  const isWhole = missing === 0
  const toPerson = () => navigate(personWantedPath(product.productId))

  return (
    <form
      id={formId}
      className={layout.fields}
      onSubmit={isWhole ? form.submit : form.check(toPerson)}
      noValidate
    >
      {!isWhole && <Notice>{texts.personMissing(missing)}</Notice>}
      <Field form={form} name="purpose" label={texts.purpose} hint={texts.purposeHint} required>
        {(control) => <TextField {...control} multiline rows={3} maxLength={purposeLength} counter />}
      </Field>
      <Notice tone="danger" role="alert">
        {form.problem}
      </Notice>
      <TrialEnding>
        <FormButtons form={form} formId={formId} submitLabel={submitLabel()} kept />
      </TrialEnding>
    </form>
  )

  function submitLabel() {
    if (!isWhole) return texts.toPerson
    return product.isInstant ? texts.applyAtOnce : texts.apply
  }
}
