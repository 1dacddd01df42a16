import {
  addressLength,
  personNameLength,
  remarkLength,
} from '@atrium/contracts/company/certification/contract'
import { companyNameLength } from '@atrium/contracts/shared/company/contract'
import { compact } from '@atrium/contracts/wire/contract'
import { Button } from '@atrium/ui/button'
import { Combobox } from '@atrium/ui/combobox'
import { TextField } from '@atrium/ui/text-field'
import { type ReactNode, useRef, useState } from 'react'
import type { RegisteredCompany } from '../../../shared/company/useNameCheck'
import { Field } from '../../../shared/form/Field'
import { useTexts } from '../../../shared/host/useKept'
import { regionMessages } from '../../../shared/regions/messages'
import { RegionCascader } from '../../../shared/regions/RegionCascader'
import layout from '../../../shared/screen/Layout.module.css'
import { certificationMessages } from '../messages'
import type { CertificationForm } from '../useCertificationForm'
import { useRegistryHints } from '../useRegistryHints'
import styles from './CompanyForm.module.css'

/** The company's name, contact and address. */
export function RecordFields({ certification }: { readonly certification: CertificationForm }) {
  const texts = useTexts(certificationMessages)
  const { region } = useTexts(regionMessages)
  const registry = useRegistryHints()
  const { form, check } = certification
  const registered = useRegisteredCode(form)
  const { offer } = registered
  const taken = check.isTaken ? texts.nameTaken(texts.servicePhone) : undefined
  /** Current values: a choice from the list is newer than the last render. */
  const typed = () => {
    const { name, code } = form.hook.getValues()
    return { name: name.trim(), code: compact(code).toUpperCase() }
  }

  function takeCode(chosen: CodeOffer) {
    registered.take(chosen)
    registry.settle()
    if (chosen.kind === 'former') void registry.lookUpName(typed().name, chosen.code)
  }

  return (
    <div className={layout.fieldGrid}>
      <Field
        form={form}
        name="name"
        label={texts.companyName}
        required
        error={taken}
        hint={warned(registry.nameHint)}
      >
        {(control) => (
          <Combobox
            {...control}
            maxLength={companyNameLength}
            options={check.suggestions}
            labels={{ list: texts.registeredCompanies, count: texts.registeredCount }}
            onValueChange={(next) => {
              control.onChange(next)
              registered.forget()
            }}
            onPick={(company) => {
              registry.settle()
              registered.pick(company)
            }}
            onBlur={() => {
              control.onBlur()
              const { name, code } = typed()
              void registry.lookUpName(name, code)
            }}
          />
        )}
      </Field>
      <Field
        form={form}
        name="code"
        label={texts.code}
        required
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
        {(control) => (
          <TextField
            {...control}
            onInput={({ currentTarget, nativeEvent }) =>
              !isComposing(nativeEvent) && raiseCase(currentTarget)
            }
            onChange={(event) => {
              control.onChange(event)
              registered.forget()
            }}
            onBlur={() => {
              control.onBlur()
              void registry.lookUpCode(typed().code)
            }}
            maxLength={18}
            autoComplete="off"
            autoCapitalize="characters"
          />
        )}
      </Field>
      <Field form={form} name="contactPerson" label={texts.contactPerson} required>
        {(control) => <TextField {...control} maxLength={personNameLength} autoComplete="name" />}
      </Field>
      <Field form={form} name="contactPhone" label={texts.contactPhone} required>
        {(control) => (
          <TextField {...control} type="tel" inputMode="tel" maxLength={30} autoComplete="tel-national" />
        )}
      </Field>
      <Field form={form} name="region" label={region} required>
        {({ value, onChange, onBlur, ref }) => (
          <RegionCascader ref={ref} value={value} onChange={onChange} onBlur={onBlur} />
        )}
      </Field>
      <Field form={form} name="detailedAddress" label={texts.detailedAddress} required>
        {(control) => <TextField {...control} maxLength={addressLength} autoComplete="street-address" />}
      </Field>
      <Field form={form} name="remark" label={texts.remark} className={layout.wide}>
        {(control) => <TextField {...control} multiline rows={3} maxLength={remarkLength} counter />}
      </Field>
    </div>
  )
}

const isComposing = (event: Event) => event instanceof InputEvent && event.isComposing

/** Formats a code in capitals, and keeps the caret. */
function raiseCase(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { selectionStart, selectionEnd, value } = field
  field.value = value.toUpperCase()
  field.setSelectionRange(selectionStart, selectionEnd)
}

const warned = (hint: string | undefined): ReactNode => hint && <span className={styles.warning}>{hint}</span>

/** Actions for the code: use the registered one, or restore the previous one. */
interface CodeOffer {
  readonly kind: 'registered' | 'former'
  readonly code: string
}

/**
 * The code of a company chosen from the registry. It replaces an empty code, or one taken from the registry
 * before; a typed code is replaced only on request.
 */
function useRegisteredCode({ values, set }: CertificationForm['form']) {
  const [offer, setOffer] = useState<CodeOffer>()
  const filled = useRef('')
  const typed = () => compact(values.code).toUpperCase()

  return {
    offer,
    pick({ detail: code }: RegisteredCompany) {
      const present = typed()
      const isTyped = present !== '' && present !== filled.current
      if (!isTyped) {
        filled.current = code
        set('code', code)
      }
      setOffer(isTyped && present !== code ? { kind: 'registered', code } : undefined)
    },
    take({ kind, code }: CodeOffer) {
      const present = typed()
      set('code', code)
      setOffer({ kind: kind === 'registered' ? 'former' : 'registered', code: present })
    },
    /** Typing something else invalidates the offer, which belongs to another company or code. */
    forget: () => setOffer(undefined),
  }
}
