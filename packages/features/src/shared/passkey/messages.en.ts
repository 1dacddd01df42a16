import type { English } from '../texts/messages'
import type { passkeyChinese } from './messages.zh-CN'

export const passkeyEnglish: English<typeof passkeyChinese> = {
  declined: 'It was not completed. Try again when you are ready.',
  elsewhere: 'Passkeys don’t work at this address. Please open the page at its own.',
  unsupported: 'This browser has no passkeys. Please choose another way.',
  present: 'This device has a passkey of the account already.',
  failed: 'The device could not complete it. Try again, or choose another way.',
}
