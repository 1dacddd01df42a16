import { pagePaths } from '@atrium/contracts/paths'
import { expect, it } from 'vitest'
import { joinPathOf } from './joinPathOf'

it.each([
  ['https://a.example/joinCompany?link=acme.1.x', `${pagePaths.joinCompany}?link=acme.1.x`],
  [
    '【Atrium】邀请您：http://a.example/joinCompany?invitation=acme.1.x',
    `${pagePaths.joinCompany}?invitation=acme.1.x`,
  ],
  [`${pagePaths.joinCompany}?from=sms&link=acme.1.x 请打开`, `${pagePaths.joinCompany}?link=acme.1.x`],
])('finds the path in %s', (pasted, path) => {
  expect(joinPathOf(pasted)).toBe(path)
})

it.each(['', 'hello', 'https://a.example/', 'https://a.example/joinCompany?link='])(
  'finds none in %s',
  (pasted) => {
    expect(joinPathOf(pasted)).toBeUndefined()
  },
)
