import { headerTypes, lengths } from '@atrium/contracts/billing/contract'
import { Checkbox } from '@atrium/ui/checkbox'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { TextField } from '@atrium/ui/text-field'
import { useRef } from 'react'
import { Field } from '../../shared/form/Field'
import { FormDialog } from '../../shared/form/FormDialog'
import { useForm } from '../../shared/form/useForm'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import { sharedMessages } from '../../shared/texts/sharedMessages'
import { saveTitleAction } from '../actions'
import type { InvoiceTitle } from '../api'
import { titlesAtom } from '../atoms'
import { billingMessages } from '../messages'
import { CompanyTitleFields } from './CompanyTitleFields'
import { Problem } from './Problem'
import { type TitleValues, titleSchema, titleValuesOf } from './titleValues'
import { useSaving } from './useSaving'

interface TitleDialogProps {
  /** Undefined: a new one. */
  readonly title: InvoiceTitle | undefined
  readonly onClose: () => void
  /** A new one was saved. */
  readonly onAdded?: (title: Pick<InvoiceTitle, 'id' | 'invoiceType'>) => void
}

/** The form of an invoice title. */
export function TitleDialog({ title, onClose, onAdded }: TitleDialogProps) {
  const texts = useTexts(billingMessages)
  const { save: saveLabel } = useTexts(sharedMessages)
  const { save, describe, conflict } = useSaving(titlesAtom, title, saveTitleAction)
  const form = useForm({
    schema: (values: TitleValues) => titleSchema(values, texts),
    initial: titleValuesOf(title),
    describe,
    async submit(content) {
      const id = await save(content)
      onAdded?.({ id, invoiceType: content.kind === 'personal' ? 'ordinary' : content.invoiceType })
      onClose()
      return undefined
    },
  })
  const { kind } = form.values
  // Each kind keeps its own name while people switch between kinds.
  const headers = useRef<Partial<Record<typeof kind, string>>>({})
  function switchTo(next: typeof kind) {
    headers.current[kind] = form.values.invoiceHeader
    form.set('invoiceHeader', headers.current[next] ?? '')
    form.forgive('invoiceHeader')
  }

  const differing = (stored: InvoiceTitle) => {
    const shown = (values: TitleValues) =>
      [
        [texts.kind, texts[values.kind]],
        [texts.invoiceType, texts[values.invoiceType]],
        [texts.header, values.invoiceHeader],
        [texts.creditCode, values.creditCode],
        [texts.bankName, values.bankName],
        [texts.bankAccount, values.bankAccount],
        [texts.registeredAddress, values.registeredAddress],
        [texts.registeredPhone, values.registeredPhone],
      ] as const
    const here = shown(form.values)
    return shown(stored).filter(([, value], n) => value !== here[n]?.[1])
  }

  return (
    <FormDialog
      form={form}
      onOpenChange={onClose}
      title={title ? texts.editTitle : texts.addTitle}
      submitLabel={saveLabel}
      problem={
        <Problem
          problem={form.problem}
          conflict={typeof conflict === 'object' ? differing(conflict) : conflict}
        />
      }
      width={640}
    >
      <div className={layout.fields}>
        <Field form={form} name="kind" label={texts.kind} required>
          {({ ref, value, onChange, onBlur }) => (
            <RadioGroup
              ref={ref}
              orientation="horizontal"
              value={value}
              onValueChange={(next) => {
                switchTo(next as typeof value)
                onChange(next as typeof value)
              }}
              onBlur={onBlur}
            >
              {headerTypes.map((each) => (
                <Radio key={each} value={each}>
                  {texts[each]}
                </Radio>
              ))}
            </RadioGroup>
          )}
        </Field>
        {kind === 'enterprise' ? (
          <CompanyTitleFields form={form} />
        ) : (
          <Field form={form} name="invoiceHeader" label={texts.header} hint={texts.ownHeader} required>
            {(control) => <TextField {...control} maxLength={lengths.header} autoComplete="name" />}
          </Field>
        )}
        {!title?.isDefault && (
          <Checkbox
            checked={form.values.isDefault}
            onCheckedChange={(checked) => form.set('isDefault', checked === true)}
          >
            {texts.asDefault(texts.titles)}
          </Checkbox>
        )}
      </div>
    </FormDialog>
  )
}
