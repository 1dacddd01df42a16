import { mostNoticeDays, policyState, usualNoticeDays } from '@atrium/contracts/licenceUse/contract'
import { idleLong } from '@atrium/contracts/shared/use/contract'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { Select } from '@atrium/ui/select'
import { TextField } from '@atrium/ui/text-field'
import * as v from 'valibot'
import { Field } from '../../shared/form/Field'
import { FormDialog } from '../../shared/form/FormDialog'
import { useForm } from '../../shared/form/useForm'
import { useHost, useTexts } from '../../shared/host/useKept'
import { useAction } from '../../shared/request/useAction'
import layout from '../../shared/screen/Layout.module.css'
import { savePolicyAction } from '../actions'
import type { Policy, PolicyProducts } from '../api'
import { licenceUseMessages } from '../messages'

interface PolicyFormProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** Undefined: a new one. */
  readonly policy: Policy | undefined
  readonly products: PolicyProducts
}

const everything = 'all'

const wholeNumber = (least: number, most: number, words: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,3}$/, words),
    v.transform(Number),
    v.minValue(least, words),
    v.maxValue(most, words),
  )

/** A policy: which product, after how many idle days, with how much notice, and whether it only tries. */
export function PolicyForm({ open, onOpenChange, policy, products }: PolicyFormProps) {
  const texts = useTexts(licenceUseMessages)
  const { notify } = useHost()
  const { perform } = useAction(savePolicyAction)
  const form = useForm({
    schema: v.object({
      product: v.string(),
      idleDays: wholeNumber(7, 365, texts.wholeFrom(7, 365)),
      noticeDays: wholeNumber(0, mostNoticeDays, texts.wholeFrom(0, mostNoticeDays)),
      state: policyState,
    }),
    initial: {
      product: policy?.productId ?? everything,
      idleDays: String(policy?.idleDays ?? idleLong),
      noticeDays: String(policy?.noticeDays ?? usualNoticeDays),
      state: policy?.state ?? 'dryRun',
    },
    async submit({ product, ...rest }) {
      await perform({ ...rest, ...(product !== everything && { productId: product }) })
      onOpenChange(false)
      notify({ tone: 'success', message: texts.policySaved })
    },
  })
  const states = {
    dryRun: [texts.stateDryRun, texts.dryRunHint],
    active: [texts.stateActive, texts.activeHint],
    off: [texts.stateOff, texts.offHint],
  } as const
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      form={form}
      title={policy ? texts.editPolicy : texts.addPolicy}
      submitLabel={texts.savePolicy}
    >
      <div className={layout.fields}>
        <Field form={form} name="product" label={texts.scope}>
          {({ value, onChange }) => (
            <Select
              value={value}
              onValueChange={onChange}
              disabled={policy !== undefined}
              options={[
                { value: everything, label: texts.otherProducts },
                ...products.map(({ productId, productName }) => ({ value: productId, label: productName })),
              ]}
            />
          )}
        </Field>
        <Field form={form} name="idleDays" label={texts.idleDays} required>
          {(control) => <TextField {...control} inputMode="numeric" maxLength={6} suffix={texts.days} />}
        </Field>
        <Field form={form} name="noticeDays" label={texts.noticeDays} hint={texts.noNoticeHint} required>
          {(control) => <TextField {...control} inputMode="numeric" maxLength={6} suffix={texts.days} />}
        </Field>
        <Field form={form} name="state" label={texts.status}>
          {({ value, onChange }) => (
            <RadioGroup
              value={value}
              onValueChange={(chosen) =>
                onChange(policyState.options.find((state) => state === chosen) ?? 'dryRun')
              }
            >
              {policyState.options.map((state) => (
                <Radio key={state} value={state} description={states[state][1]}>
                  {states[state][0]}
                </Radio>
              ))}
            </RadioGroup>
          )}
        </Field>
      </div>
    </FormDialog>
  )
}
