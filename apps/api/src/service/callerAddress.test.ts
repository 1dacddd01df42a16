import { expect, it } from 'vitest'
import { callerAddress } from './callerAddress'

it('believes nobody but trusted proxies', () => {
  expect(callerAddress('9.9.9.9', '1.2.3.4', [])).toBe('9.9.9.9')
  expect(callerAddress('10.0.0.1', '1.2.3.4', ['10.0.0.1'])).toBe('1.2.3.4')
  expect(callerAddress('10.0.0.1', '6.6.6.6, 1.2.3.4', ['10.0.0.1'])).toBe('1.2.3.4')
  expect(callerAddress('10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', ['10.0.0.1', '10.0.0.2'])).toBe('1.2.3.4')
  expect(callerAddress('::ffff:10.0.0.1', '1.2.3.4', ['10.0.0.1'])).toBe('1.2.3.4')
  expect(callerAddress('10.0.0.1', undefined, ['10.0.0.1'])).toBe('10.0.0.1')
})
