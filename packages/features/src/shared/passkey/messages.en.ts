import type { English } from '../texts/messages'
import type { passkeyChinese } from './messages.zh-CN'

export const passkeyEnglish: English<typeof passkeyChinese> = {
  declined: 'The passkey check wasn’t completed. Try again when you’re ready.',
  elsewhere: 'Passkeys don’t work at this address. Open the page at its official address.',
  unsupported: 'This browser doesn’t support passkeys. Please choose another way.',
  present: 'This device already has a passkey for this account.',
  failed: 'The device couldn’t complete the passkey check. Try again, or choose another way.',
}
