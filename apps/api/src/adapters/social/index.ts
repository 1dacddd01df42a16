export { type OAuthOptions, oauthProvider } from './oauthProvider'
export { type WechatOptions, wechatProvider } from './wechatProvider'
