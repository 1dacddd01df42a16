import { oauthProvider, wechatProvider } from '../adapters/social'
import { openStandIn } from '../adapters/standIn'
import type { SocialProvider } from '../ports/SocialProvider'
import type { Configuration } from './readConfiguration'

/** The providers of social accounts, in display order. */
export const openSocial = (
  { social: { wechat, oauth, hasStandIn } }: Pick<Configuration, 'social'>,
  standIn: Parameters<typeof openStandIn>[0],
): readonly SocialProvider[] => [
  ...(wechat ? [wechatProvider(wechat)] : []),
  ...(oauth ? [oauthProvider(oauth)] : []),
  ...(hasStandIn ? [openStandIn(standIn)] : []),
]
