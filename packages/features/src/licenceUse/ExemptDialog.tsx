import { exemptionReasonLength } from '@atrium/contracts/licenceUse/contract'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { TextField } from '@atrium/ui/text-field'
import * as v from 'valibot'
import { Field } from '../shared/form/Field'
import { FormDialog } from '../shared/form/FormDialog'
import { filled } from '../shared/form/textRules'
import { useForm } from '../shared/form/useForm'
import { useHost, useTexts } from '../shared/host/useKept'
import type { ExemptChoice } from '../shared/licence/idleChoices'
import { useAction } from '../shared/request/useAction'
import layout from '../shared/screen/Layout.module.css'
import { exemptAction } from './actions'
import { licenceUseMessages } from './messages'

export interface ExemptDialogProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly choice: ExemptChoice
}

const scopes = ['product', 'all'] as const
/** Days for which it holds; 0: until somebody ends it. */
const terms = ['0', '30', '90', '180', '365'] as const

/** Exempts holders of a product from having it taken back while they don't use it. Give each opening its own key. */
export function ExemptDialog({ open, onOpenChange, choice }: ExemptDialogProps) {
  const texts = useTexts(licenceUseMessages)
  const { notify } = useHost()
  const { perform } = useAction(exemptAction)
  const { userIds, productId, onDone } = choice
  const form = useForm({
    schema: v.object({
      scope: v.picklist(scopes),
      reason: filled(texts.reasonRequired),
      term: v.picklist(terms),
    }),
    initial: { scope: 'product', reason: '', term: '0' },
    async submit({ scope, reason, term }) {
      await perform({
        userIds,
        reason,
        days: Number(term),
        ...(scope === 'product' && { productId }),
      })
      onOpenChange(false)
      onDone?.()
      notify({ tone: 'success', message: texts.exempted(userIds.length) })
    },
  })
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      form={form}
      title={texts.exemptTitle(userIds.length)}
      description={texts.exemptHint}
      submitLabel={texts.exemptSubmit}
    >
      <div className={layout.fields}>
        <Field form={form} name="scope" label={texts.scope}>
          {({ value, onChange }) => (
            <RadioGroup
              value={value}
              onValueChange={(chosen) => onChange(chosen === 'all' ? 'all' : 'product')}
              orientation="horizontal"
            >
              <Radio value="product">{texts.thisProduct}</Radio>
              <Radio value="all">{texts.allProducts}</Radio>
            </RadioGroup>
          )}
        </Field>
        <Field form={form} name="reason" label={texts.reason} hint={texts.reasonHint} required>
          {(control) => <TextField {...control} maxLength={exemptionReasonLength} counter />}
        </Field>
        <Field form={form} name="term" label={texts.term}>
          {({ value, onChange }) => (
            <RadioGroup
              value={value}
              onValueChange={(chosen) => onChange(terms.find((term) => term === chosen) ?? '0')}
              orientation="horizontal"
            >
              {terms.map((term) => (
                <Radio key={term} value={term}>
                  {term === '0' ? texts.forever : texts.forDays(Number(term))}
                </Radio>
              ))}
            </RadioGroup>
          )}
        </Field>
      </div>
    </FormDialog>
  )
}
