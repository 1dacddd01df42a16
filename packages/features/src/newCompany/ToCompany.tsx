import { newCompanyErrors } from '@atrium/contracts/newCompany/contract'
import { pagePaths } from '@atrium/contracts/paths'
import { companyNameLength, leastNameLength } from '@atrium/contracts/shared/company/contract'
import { codePoints } from '@atrium/contracts/wire/contract'
import { Combobox } from '@atrium/ui/combobox'
import { SettingsSection } from '@atrium/ui/settings-section'
import { useSetAtom } from 'jotai'
import * as v from 'valibot'
import { useNameCheck } from '../shared/company/useNameCheck'
import { Field } from '../shared/form/Field'
import { FormButtons } from '../shared/form/FormButtons'
import { filled } from '../shared/form/textRules'
import { useForm } from '../shared/form/useForm'
import { inCompany } from '../shared/host/companyInAddress'
import { useHost, useTexts } from '../shared/host/useKept'
import { suggestNamesAtom } from '../shared/registry/suggestNamesAtom'
import layout from '../shared/screen/Layout.module.css'
import { Screen } from '../shared/screen/Screen'
import { asFailure } from '../shared/wire/Failure'
import { openCompanyAction } from './actions'
import { isNameFreeAtom } from './atoms'
import { newCompanyMessages } from './messages'
import { JoinByLink } from './parts/JoinByLink'

export interface ToCompanyProps {
  /** The person's own number, which an administrator needs for an invitation. Default: not shown. */
  readonly phone?: string | undefined
  /** The company exists: shows its screens. Default: navigates to its record. */
  readonly onOpened?: ((companyId: string) => void) | undefined
}

/** `/personalToComAuth`: creates a company, or explains how to join one. */
export function ToCompany({ phone, onOpened }: ToCompanyProps) {
  const texts = useTexts(newCompanyMessages)
  return (
    <Screen name={texts.title} width="reading">
      <div className={layout.sections}>
        <OpenCompany onOpened={onOpened} />
        <JoinByLink phone={phone} />
      </div>
    </Screen>
  )
}

/** A name, as in the registry. Then the person leads the company and submits it for certification. */
function OpenCompany({ onOpened }: Pick<ToCompanyProps, 'onOpened'>) {
  const texts = useTexts(newCompanyMessages)
  const { form, check } = useNewCompanyForm(onOpened)
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

/** Creates the company, and leads to its certification. The name survives a reload. */
function useNewCompanyForm(onOpened: ToCompanyProps['onOpened']) {
  const texts = useTexts(newCompanyMessages)
  const { notify, navigate } = useHost()
  const open = useSetAtom(openCompanyAction)
  const isNameFree = useSetAtom(isNameFreeAtom)
  const suggest = useSetAtom(suggestNamesAtom)
  const form = useForm({
    schema: v.object({
      name: v.pipe(
        filled(texts.nameRequired),
        v.check((name) => codePoints(name) >= leastNameLength, texts.nameTooShort),
      ),
    }),
    initial: { name: '' },
    draft: { name: 'opening', schema: v.object({ name: v.string() }) },
    blame: { [newCompanyErrors.nameTaken]: 'name' },
    async submit({ name }) {
      try {
        const { companyId } = await open(name)
        notify({ tone: 'success', message: texts.opened(name) })
        if (onOpened) onOpened(companyId)
        else navigate(inCompany(pagePaths.companyInformation, companyId))
      } catch (thrown) {
        if (asFailure(thrown).code === newCompanyErrors.nameTaken) check.takeAs(name)
        throw thrown
      }
    },
  })
  const check = useNameCheck(form.values.name, { own: '', isNameFree, suggest })
  return { form, check }
}
