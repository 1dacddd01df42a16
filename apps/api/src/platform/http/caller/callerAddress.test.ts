import { expect, it } from 'vitest'
import { canonicalAddress } from '../request/canonicalAddress'
import { callerAddress as addressBy, trustedProxies } from './callerAddress'
import { networkOf } from './networkOf'

const callerAddress = (socket: string, forwarded: string | undefined, proxies: string[]) =>
  addressBy(socket, forwarded, trustedProxies(proxies) ?? (() => false))

it('trusts only configured proxies', () => {
  expect(callerAddress('9.9.9.9', '1.2.3.4', [])).toBe('9.9.9.9')
  expect(callerAddress('10.0.0.1', '1.2.3.4', ['10.0.0.1'])).toBe('1.2.3.4')
  expect(callerAddress('10.0.0.1', '6.6.6.6, 1.2.3.4', ['10.0.0.1'])).toBe('1.2.3.4')
  expect(callerAddress('10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', ['10.0.0.1', '10.0.0.2'])).toBe('1.2.3.4')
  expect(callerAddress('::ffff:10.0.0.1', '1.2.3.4', ['10.0.0.1'])).toBe('1.2.3.4')
  expect(callerAddress('10.0.0.1', undefined, ['10.0.0.1'])).toBe('10.0.0.1')
})

it('recognises a proxy in any notation and drops a caller’s port', () => {
  expect(callerAddress('2001:DB8:0:0::1', '9.9.9.9:51234', ['2001:db8::0001'])).toBe('9.9.9.9')
  expect(callerAddress('::ffff:a00:1', '[2001:db8:1::7]:443', ['10.0.0.1'])).toBe('2001:db8:1::7')
  expect(callerAddress('fe80::1%eth0', '1.2.3.4', ['fe80::1'])).toBe('1.2.3.4')
})

it('recognises proxies by their network', () => {
  expect(callerAddress('10.1.2.3', '6.6.6.6, 1.2.3.4, 10.9.9.9', ['10.0.0.0/8'])).toBe('1.2.3.4')
  expect(callerAddress('11.1.2.3', '1.2.3.4', ['10.0.0.0/8'])).toBe('11.1.2.3')
  expect(callerAddress('::ffff:10.1.2.3', '1.2.3.4', ['10.0.0.0/8'])).toBe('1.2.3.4')
  expect(callerAddress('2001:db8:7::1', '2001:db9::1', ['2001:db8::/32'])).toBe('2001:db9::1')
  expect(callerAddress('2001:db9::2', '1.2.3.4', ['2001:db8::/32'])).toBe('2001:db9::2')
  expect(callerAddress('10.1.2.3', 'unknown', ['10.0.0.0/8', '::/0'])).toBe('unknown')
})

it.each(['10.0.0.0/33', '2001:db8::/129', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0/8', 'proxy', '10.0.0.0/-1'])(
  'rejects the network %s',
  (written) => {
    expect(trustedProxies(['10.0.0.1', written])).toBeUndefined()
  },
)

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
])('counts %s under the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('identifies a site by its first three groups', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6', 3)).toBe('2001:db8:1::/48')
  expect(networkOf('192.0.2.1', 3)).toBe('192.0.2.1')
})
