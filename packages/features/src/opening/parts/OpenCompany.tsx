import { companyNameLength } from '@atrium/contracts/shared/company/contract'
import { Combobox } from '@atrium/ui/combobox'
import { SettingsSection } from '@atrium/ui/settings-section'
import { Field } from '../../shared/form/Field'
import { FormButtons } from '../../shared/form/FormButtons'
import { useTexts } from '../../shared/host/useHost'
import layout from '../../shared/screen/Layout.module.css'
import { openingMessages } from '../messages'
import { useOpeningForm } from './useOpeningForm'

/** A name, as the registry knows it: then one leads the company, and has it certified. */
export function OpenCompany() {
  const texts = useTexts(openingMessages)
  const { form, check } = useOpeningForm()
  return (
    <form onSubmit={form.submit} noValidate>
      <SettingsSection
        width="narrow"
        title={texts.openTitle}
        description={texts.openText}
        footer={<FormButtons form={form} submitLabel={texts.open} kept problem={form.problem} />}
      >
        <div className={layout.fields}>
          <Field
            form={form}
            name="name"
            label={texts.name}
            hint={texts.nameHint}
            required
            error={check.isTaken ? texts.nameTaken : undefined}
          >
            {(control) => (
              <Combobox
                {...control}
                maxLength={companyNameLength}
                options={check.suggestions.filter(({ value }) => value !== control.value)}
                labels={{ list: texts.registered, count: texts.registeredCount }}
                onValueChange={control.onChange}
              />
            )}
          </Field>
        </div>
      </SettingsSection>
    </form>
  )
}
