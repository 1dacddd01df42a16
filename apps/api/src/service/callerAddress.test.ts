import { expect, it } from 'vitest'
import { callerAddress } from './callerAddress'
import { canonicalAddress } from './canonicalAddress'
import { networkOf } from './networkOf'

it('believes nobody but trusted proxies', () => {
  expect(callerAddress('9.9.9.9', '1.2.3.4', [])).toBe('9.9.9.9')
  expect(callerAddress('10.0.0.1', '1.2.3.4', ['10.0.0.1'])).toBe('1.2.3.4')
  expect(callerAddress('10.0.0.1', '6.6.6.6, 1.2.3.4', ['10.0.0.1'])).toBe('1.2.3.4')
  expect(callerAddress('10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', ['10.0.0.1', '10.0.0.2'])).toBe('1.2.3.4')
  expect(callerAddress('::ffff:10.0.0.1', '1.2.3.4', ['10.0.0.1'])).toBe('1.2.3.4')
  expect(callerAddress('10.0.0.1', undefined, ['10.0.0.1'])).toBe('10.0.0.1')
})

it('knows a proxy however it is written, and forgets the port of a caller', () => {
  expect(callerAddress('2001:DB8:0:0::1', '9.9.9.9:51234', ['2001:db8::0001'])).toBe('9.9.9.9')
  expect(callerAddress('::ffff:a00:1', '[2001:db8:1::7]:443', ['10.0.0.1'])).toBe('2001:db8:1::7')
  expect(callerAddress('fe80::1%eth0', '1.2.3.4', ['fe80::1'])).toBe('1.2.3.4')
})

it.each([
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['0:0:0:0:0:0:0:1', '::1'],
  ['[::1]', '::1'],
  ['unknown', 'unknown'],
  ['::1]/[', '::1]/['],
  ['1:2:3', '1:2:3'],
  ['', ''],
])('writes %s as %s', (written, canonical) => {
  expect(canonicalAddress(written)).toBe(canonical)
})

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['1:2:3', '1:2:3::/64'],
])('tells %s by %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('tells a site by its first three groups', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6', 3)).toBe('2001:db8:1::/48')
  expect(networkOf('192.0.2.1', 3)).toBe('192.0.2.1')
})
