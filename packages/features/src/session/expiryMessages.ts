import { catalogue } from '../shared/texts/messages'

/** Texts of the question for the password over a page, apart from those of every sign-in. */
export const expiryMessages = catalogue(
  'expiry',
  {
    expiredTitle: '登录已过期',
    expiredText: '输入密码后继续，页面上的内容会保留。',
    continueHere: '继续',
    later: '稍后再说',
    otherAccount: '换个账号登录',
    otherAccountText: '以其他账号登录后，页面将重新打开，未保存的内容会丢失。',
  },
  {
    expiredTitle: 'Login expired',
    expiredText: 'Enter your password to continue. Nothing on the page is lost.',
    continueHere: 'Continue',
    later: 'Later',
    otherAccount: 'Sign in as someone else',
    otherAccountText: 'The page reloads with another account, and unsaved changes are lost.',
  },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly expiry: typeof expiryMessages
  }
}
