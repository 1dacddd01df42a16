import { catalogue } from '../shared/texts/messages'
import {
  allowedChinese,
  applicationSignInChinese,
  applicationSignOutChinese,
  deviceSignInChinese,
  oidcFrameChinese,
  scopesChinese,
} from './messages.zh-CN'

export const oidcFrameMessages = catalogue('oidc.frame', oidcFrameChinese)
export const scopesMessages = catalogue('oidc.scopes', scopesChinese)
export const applicationSignInMessages = catalogue('oidc.signIn', applicationSignInChinese)
export const deviceSignInMessages = catalogue('oidc.device', deviceSignInChinese)
export const applicationSignOutMessages = catalogue('oidc.signOut', applicationSignOutChinese)
export const allowedMessages = catalogue('oidc.allowed', allowedChinese)

declare module '../shared/texts/messages' {
  interface Catalogues {
    readonly 'oidc.frame': typeof oidcFrameMessages
    readonly 'oidc.scopes': typeof scopesMessages
    readonly 'oidc.signIn': typeof applicationSignInMessages
    readonly 'oidc.device': typeof deviceSignInMessages
    readonly 'oidc.signOut': typeof applicationSignOutMessages
    readonly 'oidc.allowed': typeof allowedMessages
  }
}
