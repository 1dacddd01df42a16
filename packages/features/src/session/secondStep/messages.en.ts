import type { English } from '../../shared/texts/messages'
import type { takingChinese } from './messages.zh-CN'

export const takingEnglish: English<typeof takingChinese> = {
  title: 'Two-step sign-in',
  byAuthenticator: 'Enter the six-digit code from your authenticator app.',
  byPasskey: 'Confirm with this device’s fingerprint, face or screen lock.',
  byRecoveryCode: 'Enter an unused recovery code. Each works once.',
  code: 'Code',
  recoveryCode: 'Recovery code',
  codeRequired: 'Please enter the six-digit code',
  recoveryCodeRequired: 'Please enter a ten-character recovery code',
  verify: 'Verify and sign in',
  usePasskey: 'Use a passkey',
  toAuthenticator: 'Use the authenticator app',
  toPasskey: 'Use a passkey',
  toRecoveryCode: 'Use a recovery code',
  lost: 'Lost your phone and recovery codes? Customer service can verify your identity.',
  back: 'Back to sign-in',
  passkeyText: 'No password needed: sign in with this device’s fingerprint, face or screen lock.',
  proveTitle: 'Confirm it’s you',
  proveText: 'Please verify your identity to continue. Nothing on the page is lost.',
  proveFailed: 'Your identity can’t be verified right now',
  password: 'Password',
  passwordRequired: 'Please enter your password',
  confirm: 'Continue',
  toPassword: 'Use your password',
  toCode: 'Use a text message',
}
