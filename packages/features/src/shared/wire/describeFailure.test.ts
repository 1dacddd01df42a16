import { errorCodes } from '@atrium/contracts/wire/errorCodes'
import { expect, it } from 'vitest'
import { describeFailure } from './describeFailure'
import { Failure } from './Failure'

const words = {
  unauthenticated: 'unauthenticated',
  signedInElsewhere: 'signedInElsewhere',
  noCompany: 'noCompany',
  forbidden: 'forbidden',
  missing: 'missing',
  invalid: 'invalid',
  refused: 'refused',
  timeout: 'timeout',
  offline: 'offline',
  unavailable: 'unavailable',
} as const
const tell = (kind: Failure['kind'], message: string, code: number) =>
  describeFailure(new Failure(kind, message, code), words)

it("shows the service's message, for every kind of failure", () => {
  expect(tell('unavailable', '系统维护中', 50301)).toBe('系统维护中')
  expect(tell('forbidden', '您的管理权限已变更', errorCodes.forbidden)).toBe('您的管理权限已变更')
  expect(tell('missing', '消息不存在', errorCodes.missing)).toBe('消息不存在')
  expect(tell('refused', '名称重复', 52001)).toBe('名称重复')
  expect(tell('refused', '其中2项未取消', 0)).toBe('其中2项未取消')
})

it('has its own words where the service has none for people', () => {
  expect(tell('forbidden', '', errorCodes.forbidden)).toBe('forbidden')
  expect(tell('unavailable', 'getMembers answered against its contract', 0)).toBe('unavailable')
  expect(tell('unauthenticated', '登录已过期', errorCodes.unauthenticated)).toBe('unauthenticated')
})
