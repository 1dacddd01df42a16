import { Button } from '@atrium/ui/button'
import { Combobox } from '@atrium/ui/combobox'
import { Notice } from '@atrium/ui/notice'
import { SettingsSection } from '@atrium/ui/settings-section'
import { companyNameLength } from '../../shared/company/contract'
import { Field } from '../../shared/form/Field'
import { useTexts } from '../../shared/host/useHost'
import layout from '../../shared/screen/Layout.module.css'
import { openingMessages } from '../messages'
import styles from './FieldLine.module.css'
import { useOpeningForm } from './useOpeningForm'

/** A name, as the registry knows it: then one leads the company, and has it certified. */
export function OpenCompany() {
  const texts = useTexts(openingMessages)
  const { form, check } = useOpeningForm()
  return (
    <SettingsSection title={texts.openTitle} description={texts.openText}>
      <form className={layout.fields} onSubmit={form.submit} noValidate>
        <Notice tone="danger" role="alert">
          {form.problem}
        </Notice>
        <div className={styles.line}>
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
          <Button type="submit" variant="primary" busy={form.busy} className={styles.button}>
            {texts.open}
          </Button>
        </div>
      </form>
    </SettingsSection>
  )
}
