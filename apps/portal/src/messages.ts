import { catalogue } from '@atrium/features/shared'

/** The few words of the portal itself. */
export const portalMessages = catalogue(
  'portal',
  {
    product: 'Atrium账户中心',
    /** What titles of a person's own pages end in. */
    personalCentre: '个人中心',
    chunkFailed: '页面没有加载完整',
    chunkFailedHint: '网络中断，或系统刚刚更新。请重新加载页面。',
    broken: '页面出错了',
    brokenHint: '重新加载后仍然如此，请联系客服。',
    reload: '重新加载',
    signIn: '登录',
  },
  {
    product: 'Atrium Account Centre',
    personalCentre: 'Personal centre',
    chunkFailed: 'The page did not load completely',
    chunkFailedHint:
      'The network was interrupted, or the system has just been updated. Please reload the page.',
    broken: 'Something broke on this page',
    brokenHint: 'If it happens again after reloading, please contact customer service.',
    reload: 'Reload',
    signIn: 'Sign in',
  },
)

export type PortalTexts = (typeof portalMessages.texts)['en']

declare module '@atrium/features/shared' {
  interface Catalogues {
    readonly portal: typeof portalMessages
  }
}
