import * as v from 'valibot'
import { SocialFailure, type SocialProvider } from '../../ports/SocialProvider'
import { askProvider } from './askProvider'
import { tidyName } from './tidyName'

export interface WechatOptions {
  readonly appId: string
  readonly secret: string
  /** Default: WeChat's addresses. */
  readonly pagesAt?: string | undefined
  readonly callsAt?: string | undefined
  readonly fetch?: typeof globalThis.fetch
}

const failed = v.object({ errcode: v.pipe(v.number(), v.notValue(0)) })
const granted = v.object({ access_token: v.string(), openid: v.string(), unionid: v.optional(v.string()) })
const user = v.object({
  openid: v.string(),
  unionid: v.optional(v.string()),
  nickname: v.optional(v.string(), ''),
})

/**
 * WeChat's variant of the code flow: other names, a secret in the query of a GET, errors in 200 answers, no
 * PKCE. Only the state binds the answer to the browser.
 */
export function wechatProvider({
  appId,
  secret,
  pagesAt = 'https://open.weixin.qq.com',
  callsAt = 'https://api.weixin.qq.com',
  fetch = globalThis.fetch,
}: WechatOptions): SocialProvider {
  async function call<S extends v.GenericSchema>(path: string, query: Record<string, string>, schema: S) {
    const address = new URL(path, callsAt)
    address.search = String(new URLSearchParams(query))
    const answer = await askProvider(fetch, address, v.union([failed, schema]))
    if (v.is(failed, answer)) throw new SocialFailure('refused', `errcode ${answer.errcode}`)
    return v.parse(schema, answer)
  }

  return {
    id: 'wechat',
    name: '微信',
    nameEn: 'WeChat',
    async addressOf({ state, redirectUri }) {
      const address = new URL('/connect/qrconnect', pagesAt)
      const query = { appid: appId, redirect_uri: redirectUri, response_type: 'code', scope: 'snsapi_login' }
      address.search = String(new URLSearchParams({ ...query, state }))
      return `${address.href}#wechat_redirect`
    },
    async identify(attempt, { code, state }) {
      if (state !== attempt.state) throw new SocialFailure('refused', 'another state')
      const grant = { appid: appId, secret, code, grant_type: 'authorization_code' }
      const { access_token, openid } = await call('/sns/oauth2/access_token', grant, granted)
      const info = await call('/sns/userinfo', { access_token, openid, lang: 'zh_CN' }, user)
      if (info.openid !== openid) throw new SocialFailure('refused', 'somebody else')
      // The same person in all apps that the company has linked.
      return { subject: info.unionid ?? openid, displayName: tidyName(info.nickname) }
    },
  }
}
