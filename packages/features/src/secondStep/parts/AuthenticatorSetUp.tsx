import { Button } from '@atrium/ui/button'
import { AuthenticatorCodeField } from '../../shared/codes/AuthenticatorCodeField'
import { useTexts } from '../../shared/host/useKept'
import layout from '../../shared/screen/Layout.module.css'
import { QrCode } from '../../shared/screen/QrCode'
import { useCopy } from '../../shared/screen/useCopy'
import { secondStepMessages } from '../messages'
import styles from './AuthenticatorSetUp.module.css'
import type { AuthenticatorForm } from './useAuthenticatorForm'

interface AuthenticatorSetUpProps {
  readonly begun: { readonly secret: string; readonly address: string }
  readonly form: AuthenticatorForm
}

/** The code to scan, and the field for the app's code. */
export function AuthenticatorSetUp({ begun, form }: AuthenticatorSetUpProps) {
  const texts = useTexts(secondStepMessages)
  const copy = useCopy()
  return (
    <div className={layout.fields}>
      <p className={layout.hint}>{texts.setUpText}</p>
      <QrCode text={begun.address} label={texts.qr} className={styles.qr} />
      <div className={styles.secret}>
        <span className={layout.hint}>{texts.secret}</span>
        <code className={styles.key}>{grouped(begun.secret)}</code>
        <Button size="small" variant="ghost" onClick={() => void copy(begun.secret)}>
          {texts.copySecret}
        </Button>
      </div>
      <AuthenticatorCodeField form={form} name="code" label={texts.setUpCode} />
    </div>
  )
}

/** Formatted for typing: four letters at a time. */
const grouped = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ')
