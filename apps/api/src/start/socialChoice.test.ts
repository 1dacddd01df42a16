import { describe, expect, it } from 'vitest'
import { readConfiguration } from './readConfiguration'

const social = (environment: Record<string, string>) => readConfiguration(environment).social

describe('the stand-in social provider', () => {
  it('exists with demo data, and can be turned off', () => {
    expect(social({}).hasStandIn).toBe(true)
    expect(social({ SOCIAL_STAND_IN: 'off' }).hasStandIn).toBe(false)
  })

  it.each<Record<string, string>>([
    { DEMO_DATA: 'off' },
    { HOST: '0.0.0.0' },
    { PUBLIC_ORIGIN: 'https://account.example.com' },
    { DATABASE_URL: 'postgres://atrium@db.example/atrium' },
  ])('is absent at %o and can’t be turned on', (environment) => {
    expect(social(environment).hasStandIn).toBe(false)
    expect(() => social({ ...environment, SOCIAL_STAND_IN: 'on' })).toThrow('SOCIAL_STAND_IN')
    if (!environment.DEMO_DATA) expect(social({ ...environment, DEMO_DATA: 'on' }).hasStandIn).toBe(true)
  })
})

const oauth = {
  SOCIAL_CLIENT_ID: 'atrium',
  SOCIAL_CLIENT_SECRET: 'secret',
  SOCIAL_NAME: '工地通',
  SOCIAL_AUTHORIZE_URL: 'https://id.example.com/authorize',
  SOCIAL_TOKEN_URL: 'https://id.example.com/token',
  SOCIAL_USER_URL: 'https://id.example.com/userinfo',
}

it('reads a provider with defaults', () => {
  expect(social(oauth).oauth).toMatchObject({
    id: 'social',
    name: '工地通',
    nameEn: '工地通',
    issuer: 'https://id.example.com',
    scope: 'profile',
    tokenUrl: 'https://id.example.com/token',
  })
  const more = {
    SOCIAL_NAME_EN: 'SiteTalk',
    SOCIAL_SCOPE: 'openid profile',
    SOCIAL_ISSUER: 'https://x.example',
  }
  expect(social({ ...oauth, ...more }).oauth).toMatchObject({
    nameEn: 'SiteTalk',
    scope: 'openid profile',
    issuer: 'https://x.example',
  })
})

it.each(Object.keys(oauth).slice(1))('says that %s is missing', (name) => {
  expect(() => social({ ...oauth, [name]: '' })).toThrow(name)
})

it('sends its secret only over https', () => {
  const open = { ...oauth, SOCIAL_TOKEN_URL: 'http://id.example.com/token' }
  expect(() => social(open)).toThrow('SOCIAL_TOKEN_URL')
})

it('reads WeChat, whose app has a secret', () => {
  expect(social({ SOCIAL_WECHAT_APP_ID: 'wx1', SOCIAL_WECHAT_SECRET: 's' }).wechat).toEqual({
    appId: 'wx1',
    secret: 's',
  })
  expect(() => social({ SOCIAL_WECHAT_APP_ID: 'wx1' })).toThrow('SOCIAL_WECHAT_SECRET')
})
