import { Button } from '@atrium/ui/button'
import { FormField } from '@atrium/ui/form-field'
import { TextField } from '@atrium/ui/text-field'
import { CodeField } from '../shared/codes/CodeField'
import { useTexts } from '../shared/host/useHost'
import { proofField } from './loadProofField'
import { preloadSealing } from './loadSealing'
import { Agreement } from './parts/Agreement'
import { PasswordField } from './parts/PasswordField'
import { PasswordRules } from './parts/PasswordRules'
import { ResetNotice } from './parts/ResetNotice'
import { useCodeProof } from './parts/useCodeProof'
import { type RegistrationOptions, useRegistrationForm } from './parts/useRegistrationForm'
import styles from './Registration.module.css'
import { newPersonNameLength } from './registration/contract'
import { registrationMessages } from './registrationMessages'

export interface RegistrationProps extends RegistrationOptions {
  readonly submitLabel: string
  /** The number has an account: leads to the sign-in. */
  readonly onSignIn: () => void
}

/**
 * Opens an account: mobile number, the code sent to it, name and password; then the person is signed in. Number and
 * name survive a reload.
 */
export function Registration(props: RegistrationProps) {
  const texts = useTexts(registrationMessages)
  const code = useCodeProof()
  const ProofField = code.required ? proofField() : undefined
  const form = useRegistrationForm(props)
  const { values, issues, fields, change } = form
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <ResetNotice failure={form.failure} />
      <FormField label={texts.mobile} error={issues.mobile} required>
        <TextField
          ref={fields.mobile}
          name="mobile"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={11}
          value={values.mobile}
          onChange={(event) => change('mobile', event.target.value.trim())}
          onFocus={preloadSealing}
        />
      </FormField>
      {form.exists && (
        <p className={styles.exists}>
          <Button size="small" onClick={props.onSignIn}>
            {texts.signIn}
          </Button>
        </p>
      )}
      <CodeField
        ref={fields.code}
        value={values.code}
        onChange={(value) => change('code', value)}
        error={issues.code}
        purpose="register"
        mobile={values.mobile}
        ready={form.mayAskForCode}
        request={() => code.request(values.mobile)}
        onSent={form.awaitCode}
      />
      {ProofField && <ProofField form={code.form} />}
      <FormField label={texts.name} error={issues.name} required>
        <TextField
          ref={fields.name}
          name="name"
          autoComplete="name"
          maxLength={newPersonNameLength}
          value={values.name}
          onChange={(event) => change('name', event.target.value)}
        />
      </FormField>
      <PasswordField
        ref={fields.password}
        label={texts.password}
        required
        error={issues.password}
        name="password"
        autoComplete="new-password"
        value={values.password}
        onChange={(value) => change('password', value)}
        onFocus={preloadSealing}
      />
      <PasswordRules password={values.password} account={values.mobile} />
      <Button type="submit" variant="primary" className={styles.submit} busy={form.busy}>
        {props.submitLabel}
      </Button>
      <Agreement />
    </form>
  )
}
