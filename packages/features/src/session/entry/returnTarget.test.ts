import { pagePaths } from '@atrium/contracts/paths'
import { describe, expect, it } from 'vitest'
import { returnTarget, wantsOtherOrigin } from './returnTarget'

const origins = ['https://design.example', 'http://127.0.0.1:3000']
const avoided = [pagePaths.signIn, pagePaths.signOut]
const target = (name: string, value: string) =>
  returnTarget(new URLSearchParams({ [name]: value }).toString(), origins, avoided)

describe('returnTarget', () => {
  it.each([
    pagePaths.memberManagement,
    `${pagePaths.memberLicences}?id=50%25&page=2#top`,
    '/search?q=a//b',
    '/a%20b',
    '/%E9%83%A8%E9%97%A8',
  ])('returns to a path: %s', (path) => {
    expect(target('fromroute', path)).toEqual({ kind: 'path', path })
  })

  it.each(['https://design.example/', 'https://design.example/plan?id=3', 'http://127.0.0.1:3000/x'])(
    'returns to a registered origin: %s',
    (address) => {
      expect(target('direct', address)).toEqual({ kind: 'address', address })
    },
  )

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2fevil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/%252fevil.example',
    '/%25252fevil.example',
    '/x/..//evil.example',
    '/\t/evil.example',
    '/%09/evil.example',
    '/%0d%0aLocation:https://evil.example',
    ' /comMbManage',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://design.example/1',
    'https:evil.example',
    'https:/evil.example',
    'https:\\\\evil.example',
    'https://evil.example',
    'https://design.example.evil.example',
    'https://design.example@evil.example',
    'https://user:pass@design.example/',
    'https://design.example:8443/',
    'http://design.example/',
    'https://evil.example/https://design.example',
    'comMbManage',
    '?x',
    '%E0%A4%A',
    '',
  ])('does not follow %j', (value) => {
    expect(target('direct', value)).toBeUndefined()
    expect(target('fromroute', value)).toBeUndefined()
  })

  it.each([pagePaths.signIn, '/weblogin/', `${pagePaths.signOut}?x=1`])('avoids circles: %s', (path) => {
    expect(target('fromroute', path)).toBeUndefined()
  })

  it('prefers direct, and falls back to fromroute', () => {
    const search = (direct: string) => new URLSearchParams({ direct, fromroute: '/b' }).toString()
    expect(returnTarget(search('/a'), origins, avoided)).toEqual({ kind: 'path', path: '/a' })
    expect(returnTarget(search('//a'), origins, avoided)).toEqual({ kind: 'path', path: '/b' })
    expect(returnTarget('', origins, avoided)).toBeUndefined()
  })

  it('tells when the registered origins matter', () => {
    expect(wantsOtherOrigin('direct=https%3A%2F%2Fdesign.example')).toBe(true)
    expect(wantsOtherOrigin('fromroute=%2Fa')).toBe(false)
    expect(wantsOtherOrigin('')).toBe(false)
  })
})
