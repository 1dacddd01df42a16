import { invoiceTypes, lengths } from '@atrium/contracts/billing/contract'
import { Combobox } from '@atrium/ui/combobox'
import { Radio, RadioGroup } from '@atrium/ui/radio-group'
import { TextField } from '@atrium/ui/text-field'
import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import { type RegisteredCompany, useNameCheck } from '../../shared/company/useNameCheck'
import { Field } from '../../shared/form/Field'
import type { Form } from '../../shared/form/useForm'
import { useTexts } from '../../shared/host/useKept'
import { suggestNamesAtom } from '../../shared/registry/suggestNamesAtom'
import layout from '../../shared/screen/Layout.module.css'
import { wantedIn } from '../api'
import { billingMessages } from '../messages'
import type { TitleValues } from './titleValues'

interface CompanyTitleFieldsProps<O> {
  readonly form: Form<TitleValues, O>
}

/** The fields of a company's title; a special invoice needs all of them. */
export function CompanyTitleFields<O>({ form }: CompanyTitleFieldsProps<O>) {
  const texts = useTexts(billingMessages)
  const suggest = useSetAtom(suggestNamesAtom)
  const { suggestions } = useNameCheck(form.values.invoiceHeader, { own: '', suggest })
  const wanted: readonly string[] = wantedIn(form.values)
  const filled = useRef('')

  /**
   * The code of the chosen company replaces an empty code, or the one of the previous company, but never a
   * typed one.
   */
  function pick({ detail: code }: RegisteredCompany) {
    const present = form.hook.getValues('creditCode')
    if (present !== '' && present !== filled.current) return
    filled.current = code
    form.set('creditCode', code)
  }

  return (
    <>
      <Field form={form} name="invoiceType" label={texts.invoiceType} required>
        {({ ref, value, onChange, onBlur }) => (
          <RadioGroup
            ref={ref}
            orientation="horizontal"
            value={value}
            onValueChange={(next) => onChange(next as typeof value)}
            onBlur={onBlur}
          >
            {invoiceTypes.map((each) => (
              <Radio key={each} value={each}>
                {texts[each]}
              </Radio>
            ))}
          </RadioGroup>
        )}
      </Field>
      <Field form={form} name="invoiceHeader" label={texts.header} hint={texts.headerHint} required>
        {(control) => (
          <Combobox
            {...control}
            maxLength={lengths.header}
            options={suggestions}
            labels={{ list: texts.registered, count: texts.registeredCount }}
            onValueChange={control.onChange}
            onPick={pick}
          />
        )}
      </Field>
      <div className={layout.fieldGrid}>
        <Field form={form} name="creditCode" label={texts.creditCode} required className={layout.wide}>
          {(control) => (
            <TextField {...control} maxLength={30} autoComplete="off" autoCapitalize="characters" />
          )}
        </Field>
        <Field form={form} name="bankName" label={texts.bankName} required={wanted.includes('bankName')}>
          {(control) => <TextField {...control} maxLength={lengths.bankName} autoComplete="off" />}
        </Field>
        <Field
          form={form}
          name="bankAccount"
          label={texts.bankAccount}
          required={wanted.includes('bankAccount')}
        >
          {(control) => <TextField {...control} inputMode="numeric" maxLength={40} autoComplete="off" />}
        </Field>
        <Field
          form={form}
          name="registeredAddress"
          label={texts.registeredAddress}
          required={wanted.includes('registeredAddress')}
        >
          {(control) => <TextField {...control} maxLength={lengths.address} autoComplete="off" />}
        </Field>
        <Field
          form={form}
          name="registeredPhone"
          label={texts.registeredPhone}
          required={wanted.includes('registeredPhone')}
        >
          {(control) => (
            <TextField {...control} type="tel" inputMode="tel" maxLength={30} autoComplete="off" />
          )}
        </Field>
      </div>
    </>
  )
}
