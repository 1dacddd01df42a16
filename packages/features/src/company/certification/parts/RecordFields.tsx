import { Button } from '@atrium/ui/button'
import { Combobox } from '@atrium/ui/combobox'
import { FormField } from '@atrium/ui/form-field'
import { TextField } from '@atrium/ui/text-field'
import type { ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import { useTexts } from '../../../shared/host/useHost'
import { addressLength, companyNameLength, personNameLength, remarkLength } from '../contract'
import { certificationMessages } from '../messages'
import type { CertificationForm } from '../useCertificationForm'
import { type CodeOffer, useRegisteredCode } from '../useRegisteredCode'
import styles from './CompanyForm.module.css'
import { RegionField } from './RegionField'

/** What the company is called, whom to call, and where it is. */
export function RecordFields({ certification }: { readonly certification: CertificationForm }) {
  const texts = useTexts(certificationMessages)
  const registered = useRegisteredCode(certification.form)
  const { offer } = registered
  const { form, check, registry } = certification
  const { register, control, formState } = form
  const { errors } = formState
  const taken = check.isTaken ? texts.nameTaken(texts.servicePhone) : undefined
  // A controller would register after all others, and the first wrong field of that order gets the focus.
  register('name')
  const code = register('code', {
    onChange: registered.forget,
    onBlur: () => registry.lookUpCode(codeOf(form.getValues('code'))),
  })

  function takeCode(chosen: CodeOffer) {
    registered.take(chosen)
    registry.settle()
    if (chosen.kind === 'former') void registry.lookUpName(form.getValues('name').trim(), chosen.code)
  }

  return (
    <div className={styles.grid}>
      <FormField
        label={texts.companyName}
        required
        error={errors.name?.message ?? taken}
        hint={warned(registry.nameHint) ?? texts.companyNameHint}
      >
        <Controller
          control={control}
          name="name"
          render={({ field }) => (
            <Combobox
              {...field}
              maxLength={companyNameLength}
              options={check.suggestions}
              labels={{ list: texts.registeredCompanies, count: texts.registeredCount }}
              onValueChange={(next) => {
                field.onChange(next)
                registered.forget()
              }}
              onPick={(company) => {
                registry.settle()
                registered.pick(company)
              }}
              onBlur={() => {
                field.onBlur()
                void registry.lookUpName(form.getValues('name').trim(), codeOf(form.getValues('code')))
              }}
            />
          )}
        />
      </FormField>
      <FormField
        label={texts.code}
        required
        error={errors.code?.message}
        hint={
          offer ? (
            <>
              {offer.kind === 'registered' ? texts.registeredCode(offer.code) : texts.formerCode(offer.code)}{' '}
              <Button size="small" variant="ghost" onClick={() => takeCode(offer)}>
                {offer.kind === 'registered' ? texts.takeRegisteredCode : texts.takeFormerCode}
              </Button>
            </>
          ) : (
            warned(registry.codeHint)
          )
        }
      >
        <TextField
          {...code}
          onInput={({ currentTarget, nativeEvent }) => !isComposing(nativeEvent) && raiseCase(currentTarget)}
          maxLength={18}
          autoComplete="off"
          autoCapitalize="characters"
        />
      </FormField>
      <FormField label={texts.contactPerson} required error={errors.contactPerson?.message}>
        <TextField {...register('contactPerson')} maxLength={personNameLength} autoComplete="name" />
      </FormField>
      <FormField label={texts.contactPhone} required error={errors.contactPhone?.message}>
        <TextField {...register('contactPhone')} type="tel" maxLength={11} autoComplete="tel-national" />
      </FormField>
      <Controller
        control={control}
        name="region"
        render={({ field, fieldState }) => (
          <RegionField
            value={field.value}
            error={fieldState.error?.message}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
      <FormField label={texts.detailedAddress} required error={errors.detailedAddress?.message}>
        <TextField {...register('detailedAddress')} maxLength={addressLength} autoComplete="street-address" />
      </FormField>
      <FormField label={texts.remark} className={styles.wide}>
        <TextField {...register('remark')} multiline rows={3} maxLength={remarkLength} counter />
      </FormField>
    </div>
  )
}

const isComposing = (event: Event) => event instanceof InputEvent && event.isComposing

/** As a code is written, with the caret where it was. */
function raiseCase(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { selectionStart, selectionEnd, value } = field
  field.value = value.toUpperCase()
  field.setSelectionRange(selectionStart, selectionEnd)
}

const codeOf = (typed: string) => typed.trim().toUpperCase()

const warned = (hint: string | undefined): ReactNode => hint && <span className={styles.warning}>{hint}</span>
