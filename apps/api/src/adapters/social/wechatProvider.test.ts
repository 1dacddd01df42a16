import { expect, it } from 'vitest'
import { SocialFailure } from '../../ports/SocialProvider'
import { wechatProvider } from './wechatProvider'

const attempt = { state: 'state', verifier: 'verifier', redirectUri: 'https://account.example/callback' }
const answer = { code: 'code-1', state: 'state' }
const person = { openid: 'openid-1', unionid: 'union-1', nickname: ' 青瓦\u0000 ', sex: 0 }
const granted = { access_token: 'token-1', expires_in: 7200, openid: 'openid-1', scope: 'snsapi_login' }

/** WeChat's answers: everything is 200 and text. */
function wechat(answers: Record<string, unknown>) {
  const requests: URL[] = []
  const fetch = async (address: RequestInfo | URL) => {
    const url = new URL(String(address))
    requests.push(url)
    const response = answers[url.pathname]
    if (response instanceof Error) throw response
    if (response instanceof Response) return response
    const body = typeof response === 'string' ? response : JSON.stringify(response)
    return new Response(body, { headers: { 'content-type': 'text/plain' } })
  }
  return { requests, provider: wechatProvider({ appId: 'wx1', secret: 's3cret', fetch }) }
}

const good = { '/sns/oauth2/access_token': granted, '/sns/userinfo': person }

it('asks at its own page, with its own parameter names', async () => {
  const address = new URL(await wechat({}).provider.addressOf(attempt))
  expect(address.origin + address.pathname).toBe('https://open.weixin.qq.com/connect/qrconnect')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    appid: 'wx1',
    redirect_uri: attempt.redirectUri,
    response_type: 'code',
    scope: 'snsapi_login',
    state: 'state',
  })
  expect(address.hash).toBe('#wechat_redirect')
})

it('identifies a person across the company’s apps if possible', async () => {
  const { provider, requests } = wechat(good)
  expect(await provider.identify(attempt, answer)).toEqual({ subject: 'union-1', displayName: '青瓦' })
  expect(requests.map(({ pathname, searchParams }) => [pathname, searchParams.get('code')])).toEqual([
    ['/sns/oauth2/access_token', 'code-1'],
    ['/sns/userinfo', null],
  ])
  const { unionid: _, ...alone } = person
  const single = wechat({ ...good, '/sns/userinfo': alone })
  expect((await single.provider.identify(attempt, answer)).subject).toBe('openid-1')
})

it.each([
  ['a used code', { '/sns/oauth2/access_token': { errcode: 40163, errmsg: 'code been used' } }, 'refused'],
  ['an invalid token', { '/sns/userinfo': { errcode: 40001, errmsg: 'invalid' } }, 'refused'],
  ['somebody else’s data', { '/sns/userinfo': { ...person, openid: 'openid-2' } }, 'refused'],
  ['words', { '/sns/userinfo': '<html>' }, 'refused'],
  ['no answer', { '/sns/oauth2/access_token': new TypeError('fetch failed') }, 'unreachable'],
  ['an internal error', { '/sns/oauth2/access_token': new Response('', { status: 502 }) }, 'unreachable'],
])('fails on %s', async (_, answers, kind) => {
  const { provider } = wechat({ ...good, ...answers })
  const failure = await provider.identify(attempt, answer).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(SocialFailure)
  expect(failure).toMatchObject({ kind })
  expect(String(failure)).not.toContain('s3cret')
})

it('refuses an answer to another attempt', async () => {
  const { provider, requests } = wechat(good)
  await expect(provider.identify(attempt, { ...answer, state: 'other' })).rejects.toMatchObject({
    kind: 'refused',
  })
  expect(requests).toEqual([])
})
