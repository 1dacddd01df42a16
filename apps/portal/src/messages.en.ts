import type { English } from '@atrium/features/shared'
import type { portalChinese } from './messages.zh-CN'

export const portalEnglish: English<typeof portalChinese> = {
  product: 'Atrium Account Centre',
  personalCentre: 'Personal centre',
  chunkFailed: 'The page didn’t load completely',
  chunkFailedHint: 'The connection was interrupted, or the system was just updated. Please reload the page.',
  broken: 'Something went wrong on this page',
  brokenHint: 'If it happens again after reloading, please contact customer service.',
  reload: 'Reload',
  signIn: 'Sign in',
}
