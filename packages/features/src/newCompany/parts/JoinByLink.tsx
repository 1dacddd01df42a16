import { pagePaths } from '@atrium/contracts/paths'
import { Button } from '@atrium/ui/button'
import { SettingsSection } from '@atrium/ui/settings-section'
import { TextField } from '@atrium/ui/text-field'
import * as v from 'valibot'
import { Field } from '../../shared/form/Field'
import { filled } from '../../shared/form/textRules'
import { useForm } from '../../shared/form/useForm'
import { FeatureLink } from '../../shared/host/FeatureLink'
import { useHost, useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import { KeptNumbers } from '../../shared/texts/KeptNumbers'
import { joinPathOf } from '../joinPathOf'
import { newCompanyMessages } from '../messages'

/** Explains how to join a company, and opens a pasted invitation link. */
export function JoinByLink({ phone }: { readonly phone: string | undefined }) {
  const texts = useTexts(newCompanyMessages)
  const { navigate } = useHost()
  const form = useForm({
    schema: v.object({
      path: v.pipe(
        filled(texts.linkRequired),
        v.rawTransform(({ dataset, addIssue, NEVER }) => {
          const path = joinPathOf(dataset.value)
          if (path !== undefined) return path
          addIssue({ message: texts.linkWrong })
          return NEVER
        }),
      ),
    }),
    initial: { path: '' },
    async submit({ path }) {
      navigate(path)
      return { path: '' }
    },
  })
  return (
    <form onSubmit={form.submit} noValidate>
      <SettingsSection
        width="narrow"
        title={texts.joinTitle}
        description={texts.joinText}
        footer={
          <>
            <Button type="submit">{texts.follow}</Button>
            <Button asChild variant="ghost">
              <FeatureLink to={pagePaths.backlog}>{texts.toBacklog}</FeatureLink>
            </Button>
          </>
        }
      >
        <div className={layout.fields}>
          {phone && (
            <p className={layout.hint}>
              <KeptNumbers>{texts.tellPhone(phone)}</KeptNumbers>
            </p>
          )}
          <Field form={form} name="path" label={texts.link} hint={texts.linkHint}>
            {(control) => <TextField {...control} inputMode="url" autoComplete="off" />}
          </Field>
        </div>
      </SettingsSection>
    </form>
  )
}
