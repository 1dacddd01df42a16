import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AddressForbidden } from '../../ports/OutsideFetch'
import { guardedFetch } from './guardedFetch'
import { isPublicAddress } from './isPublicAddress'

const publicOrigin = 'https://account.example.com'

describe('isPublicAddress', () => {
  it.each([
    ['93.184.215.14', true],
    ['2606:4700::1111', true],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.16.0.1', false],
    ['192.0.0.8', false],
    ['192.168.1.1', false],
    ['198.18.0.1', false],
    ['203.0.113.9', false],
    ['224.0.0.1', false],
    ['240.0.0.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:93.184.215.14', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['2001:db8::1', false],
    ['fc00::1', false],
    ['fe80::1', false],
    ['fec0::1', false],
    ['ff02::1', false],
    ['nonsense', false],
  ])('%s: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic))
})

describe('a guarded fetch', () => {
  const resolved: string[] = []
  const fetch = guardedFetch({
    publicOrigin,
    allowsNear: false,
    async resolve(name) {
      resolved.push(name)
      if (name === 'mixed.example') return ['93.184.215.14', '10.0.0.1']
      if (name === 'inside.example') return ['192.168.0.7']
      if (name === 'account.example.com') return ['93.184.215.99']
      return ['93.184.215.99']
    },
  })

  it.each([
    ['http://login.example/', 'without TLS'],
    ['https://127.0.0.1/', 'loopback'],
    ['https://2130706433/', 'loopback as a number'],
    ['https://0x7f.1/', 'loopback in hexadecimal'],
    ['https://0177.0.0.1/', 'loopback in octal'],
    ['https://[::1]/', 'loopback of IPv6'],
    ['https://[::ffff:10.0.0.1]/', 'a private address within IPv6'],
    ['https://169.254.169.254/latest/meta-data', 'the metadata of a cloud'],
    ['https://inside.example/', 'a name of a private address'],
    ['https://mixed.example/', 'a name with one private address among others'],
    ['https://account.example.com/', 'ourselves'],
    ['https://account.example.com./', 'ourselves with a dot'],
    ['https://other.example/', 'a name of our own address'],
    ['https://user:secret@login.example/', 'credentials'],
    ['ftp://login.example/', 'another scheme'],
    ['file:///etc/passwd', 'a file'],
    ['nonsense', 'no address'],
  ])('refuses %s: %s', async (address) => {
    await expect(fetch(address)).rejects.toBeInstanceOf(AddressForbidden)
  })

  it('asks for the address of a name once', async () => {
    resolved.length = 0
    await fetch('https://inside.example/').catch(() => undefined)
    expect(resolved.filter((name) => name === 'inside.example')).toHaveLength(1)
  })
})

describe('an allowed answer', () => {
  const near = guardedFetch({ publicOrigin, allowsNear: true })
  const server = createServer((request, response) => {
    if (request.url === '/redirect') response.writeHead(302, { location: '/' }).end()
    else if (request.url === '/large') response.end(Buffer.alloc(2 * 1024 * 1024))
    else {
      request.resume()
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ method: request.method, type: request.headers['content-type'] ?? '' }))
    }
  })
  const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
  beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)))
  afterAll(() => new Promise((closed) => server.close(closed)))

  it('has status, type and content', async () => {
    const answer = await near(at('/'), { method: 'POST', body: new URLSearchParams({ code: '1' }) })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      method: 'POST',
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
    })
  })

  it('is neither a redirect nor large', async () => {
    await expect(near(at('/redirect'))).rejects.toThrow('redirects')
    await expect(near(at('/large'))).rejects.toThrow('more than')
  })
})
