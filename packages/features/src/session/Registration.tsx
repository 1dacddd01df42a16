import { pagePaths } from '@atrium/contracts/paths'
import { newPersonNameLength } from '@atrium/contracts/session/entry/contract'
import { companyNameLength } from '@atrium/contracts/shared/company/contract'
import { Button } from '@atrium/ui/button'
import { Link } from '@atrium/ui/link'
import { Notice } from '@atrium/ui/notice'
import { TextField } from '@atrium/ui/text-field'
import { useSetAtom } from 'jotai'
import { MobileField } from '../shared/codes/MobileField'
import { Agreed, type AgreedProps } from '../shared/form/Agreed'
import { Control, Field } from '../shared/form/Field'
import { useHost, useTexts } from '../shared/host/useKept'
import { companyRegistrationMessages } from './companyRegistration/messages'
import { agreeAtom } from './entry/atoms'
import { registrationMessages } from './messages'
import { EntryCode } from './parts/EntryCode'
import { type RegistrationOptions, useRegistrationForm } from './parts/useRegistrationForm'
import { NewPasswordField } from './password/NewPasswordField'
import styles from './Registration.module.css'
import { preloadSealing } from './sealing/loadSealing'

export interface RegistrationProps extends RegistrationOptions {
  readonly submitLabel: string
  /** The number has an account: leads to the sign-in. Undefined: not offered. */
  readonly onSignIn: (() => void) | undefined
}

/**
 * Registers with mobile number, the code sent to it, name and password, and signs the person in. With a
 * company, its name comes first. Number and names survive a reload.
 */
export function Registration(props: RegistrationProps) {
  const texts = useTexts(registrationMessages)
  const company = useTexts(companyRegistrationMessages)
  const { form, misfit, exists } = useRegistrationForm(props)
  const { mobile } = form.values
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {props.kind === 'company' && (
        <Field form={form} name="companyName" label={company.name} hint={company.nameHint} required>
          {(control) => <TextField {...control} autoComplete="organization" maxLength={companyNameLength} />}
        </Field>
      )}
      <MobileField form={form} name="mobile" label={texts.mobile} error={misfit} onFocus={preloadSealing} />
      {exists && props.onSignIn && (
        <p className={styles.exists}>
          <Button size="small" onClick={props.onSignIn}>
            {texts.signIn}
          </Button>
        </p>
      )}
      <EntryCode form={form} name="code" purpose="enter" to={mobile} misfit={misfit} />
      <Field form={form} name="name" label={texts.name} required>
        {(control) => <TextField {...control} autoComplete="name" maxLength={newPersonNameLength} />}
      </Field>
      <Control form={form} name="password">
        {(control, issue) => (
          <NewPasswordField
            {...control}
            account={mobile}
            words={[form.values.name, form.values.companyName]}
            label={texts.password}
            required
            error={issue}
            onFocus={preloadSealing}
          />
        )}
      </Control>
      <Field form={form} name="agreed" label={texts.agreements} labelHidden>
        {(control) => <Agreement {...control} />}
      </Field>
      <Button type="submit" variant="primary" className={styles.submit} busy={form.busy}>
        {props.submitLabel}
      </Button>
      <Notice tone="danger" role="alert">
        {form.problem}
      </Notice>
    </form>
  )
}

/** The agreements to accept. Both open in a new tab, so that the form keeps its input. */
function Agreement({ onChange, ...control }: Omit<AgreedProps, 'children'>) {
  const texts = useTexts(registrationMessages)
  const { href } = useHost()
  const agree = useSetAtom(agreeAtom)
  const link = (showValue: 1 | 2, words: string) => {
    const to = `${pagePaths.agreement}?showValue=${showValue}`
    return (
      <Link href={href(to)} target="_blank" rel="noopener">
        {words}
      </Link>
    )
  }
  return (
    <Agreed
      {...control}
      onChange={(agreed) => {
        if (agreed === true) void agree()
        onChange(agreed)
      }}
    >
      {texts.agreed}
      {link(1, texts.userAgreement)}
      {texts.and}
      {link(2, texts.privacy)}
    </Agreed>
  )
}
