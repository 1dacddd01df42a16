import { catalogue } from '../texts/messages'

/** Why a browser gave no passkey. */
export const passkeyMessages = catalogue(
  'passkey',
  {
    declined: '未完成验证。准备好后可再试一次。',
    elsewhere: '当前网址无法使用通行密钥，请从正式网址打开本页。',
    unsupported: '此浏览器不支持通行密钥，请换一种方式。',
    present: '此设备上已有该账号的通行密钥。',
    failed: '设备未能完成验证，请重试或换一种方式。',
  },
  {
    declined: 'It was not completed. Try again when you are ready.',
    elsewhere: 'Passkeys don’t work at this address. Please open the page at its own.',
    unsupported: 'This browser has no passkeys. Please choose another way.',
    present: 'This device has a passkey of the account already.',
    failed: 'The device could not complete it. Try again, or choose another way.',
  },
)

declare module '../texts/messages' {
  interface Catalogues {
    readonly passkey: typeof passkeyMessages
  }
}
