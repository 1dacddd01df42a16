import type { English } from '@atrium/features/shared'
import type { portalChinese } from './messages.zh-CN'

export const portalEnglish: English<typeof portalChinese> = {
  product: 'Atrium Account Centre',
  personalCentre: 'Personal centre',
  chunkFailed: 'The page did not load completely',
  chunkFailedHint:
    'The network was interrupted, or the system has just been updated. Please reload the page.',
  broken: 'Something broke on this page',
  brokenHint: 'If it happens again after reloading, please contact customer service.',
  reload: 'Reload',
  signIn: 'Sign in',
}
