import { catalogue } from '../shared/texts/messages'

/** Texts of signing out. */
export const signOutMessages = catalogue(
  'signOut',
  {
    asking: '要退出登录吗？',
    askingText: '您是从其他网页来到这里的。退出后，本浏览器上所有打开的页面都需要重新登录。',
    signOut: '退出登录',
    stay: '保持登录',
    signingOut: '正在退出登录',
    signedOut: '您已退出登录',
    signedOutText: '在公用电脑上，请同时关闭浏览器窗口。',
    signedOutHere: '您已在本浏览器退出登录',
    signedOutHereText:
      '暂时无法连接服务，共用此登录的其他网站可能仍在登录中。请在那些网站也退出，或稍后登录，在安全中心结束这次登录。',
    signInAgain: '重新登录',
  },
  {
    asking: 'Sign out?',
    askingText:
      'A link from another page brought you here. Signing out affects every open page in this browser.',
    signOut: 'Sign out',
    stay: 'Stay signed in',
    signingOut: 'Signing out',
    signedOut: 'You are signed out',
    signedOutText: 'On a shared computer, please close the browser window as well.',
    signedOutHere: 'You are signed out in this browser',
    signedOutHereText:
      'The service could not be told: other sites that share this sign-in may still have it. Sign out there as well, or sign in later and end it in the security centre.',
    signInAgain: 'Sign in again',
  },
)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly signOut: typeof signOutMessages
  }
}
