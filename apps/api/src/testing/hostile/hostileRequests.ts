import {
  browserProofHeader,
  companyHeader,
  idempotencyHeader,
  purposeHeader,
} from '@atrium/contracts/wire/headers'
import type { RawRequest } from './sendRaw'

/** A route, and a request that it would accept. */
export type Target = RawRequest & { readonly about: string }

/** Bytes allowed in a header, one per character: Node itself refuses control characters. */
const bytes = [
  '',
  ' ',
  ',',
  ';',
  '=',
  '"',
  '"open',
  '%',
  '%00',
  '%E0%A4%A',
  '\t\t',
  'é\xff\xfe',
  '\xed\xa0\x80',
  '\xe9\x97\xa8'.repeat(200),
  'x'.repeat(5000),
  '../../etc/passwd',
  '__proto__',
  'constructor',
  '{{7*7}}',
  "'; drop table users; --",
  '-1',
  '1e400',
  '99999999999999999999',
  'NaN',
  'null',
  '[object Object]',
  '\u007f',
  '\u0000',
  'a\u0001b',
]

/** Almost valid values, by header. */
const almost: Readonly<Record<string, readonly string[]>> = {
  authorization: [
    'Bearer',
    'Bearer ',
    'Bearer a.b.c',
    'Bearer ..',
    'bearer =',
    'Basic YTpi',
    `Bearer ${'a'.repeat(9000)}`,
  ],
  cookie: ['a', '=', 'a=b; a=c', 'a=%E0%A4%A', '__proto__=1', `${'a=b; '.repeat(1500)}`, '; ;', 'a="'],
  host: [
    '',
    'a b',
    'a:99999',
    '[::1',
    '[::1]:3',
    'é',
    'a/b',
    '@',
    'a@b',
    'x'.repeat(300),
    '127.0.0.1:0',
    'a, b',
  ],
  origin: ['null', 'http://', 'http://[', 'file://', 'a b'],
  accept: ['*/*', 'TEXT/HTML', 'text/html;q=0', ';;;', 'a/b/c', 'text/*;q=2'],
  range: [
    'bytes=',
    'bytes=-',
    'bytes=-0',
    'bytes=9-1',
    'bytes=0-0,2-3',
    `bytes=${'9'.repeat(40)}-`,
    'lines=1-2',
    'bytes=a-b',
  ],
  'accept-language': ['*', 'en;q=x', '-', 'zh-'.repeat(300), 'en_GB', ';q=1'],
  'accept-encoding': ['br;q=', 'identity;q=0', '*;q=0', 'gzip;;q=1', ','],
  'content-type': [
    'application/json; charset=utf-16',
    'application/json;charset="',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'b'.repeat(3000)}`,
    'multipart/form-data; boundary="a',
    'application/x-www-form-urlencoded',
    'text/plain',
    '/',
  ],
  'content-length': ['-1', '1, 1', '1e3', '0x10', ''],
  'transfer-encoding': ['gzip', 'chunked, chunked', 'identity', 'x'],
  'content-encoding': ['gzip', 'br', 'x'],
  'x-forwarded-for': ['a', '1.2.3.4, ', '::', '[::1]:80', '1.2.3.4.5', ','.repeat(2000), '%', '999.1.1.1'],
  'x-forwarded-proto': ['https', 'gopher'],
  'x-forwarded-host': ['a b', '[', 'evil.example'],
  forwarded: ['for=;', 'for="[::'],
  'if-none-match': ['*', 'W/', '"', '"a", '],
  'if-range': ['"', 'W/"a"', 'Sat, 99 Foo'],
  'if-modified-since': ['Sat, 99 Foo', '-1'],
  expect: ['100-continue', 'x', ''],
  upgrade: ['websocket', 'h2c', 'x'],
  'sec-fetch-mode': ['navigate', 'x'],
  'sec-websocket-key': ['', 'x'],
  'tus-resumable': ['1.0.0', '9', ''],
  'upload-offset': ['-1', 'x', '1e9', '0'],
  'upload-length': ['-1', 'x', '99999999999999999999'],
  'upload-metadata': ['a', 'a !!!', ', ,', 'filename %%'],
  'x-http-method-override': ['DELETE', '__proto__', 'x'],
  'user-agent': ['\xff'.repeat(100)],
  referer: ['http://', 'a b'],
  traceparent: ['00-0-0-0'],
  [companyHeader]: ['null', 'undefined', '0', 'a/b', 'x'.repeat(100)],
  [idempotencyHeader]: ['short', 'a b c d e f g h', 'x'.repeat(65), 'é'.repeat(8)],
  [purposeHeader]: ['export', 'follow', 'x'],
  [browserProofHeader]: ['a.b.c', '..', 'eyJ9.eyJ9.eyJ9'],
}

const queries = [
  '?',
  '?&&&',
  '?=',
  '?=a',
  '?a',
  '?a=1&a=2',
  '?__proto__=1',
  '?__proto__[role]=1',
  '?constructor=1&constructor=2',
  '?toString=1&hasOwnProperty=2',
  '?a=%',
  '?a=%E0%A4%A',
  '?%=1',
  '?a=%00',
  '?a=%ED%A0%80',
  '?a=%FF',
  '?a=\xff\xfe',
  '?a=\xed\xa0\x80',
  '?a=b%0d%0aset-cookie:x',
  '?a[]=1&a[b]=2',
  `?a=${'x'.repeat(6000)}`,
  `?${Array.from({ length: 800 }, (_, n) => `k${n}=1`).join('&')}`,
  '?until=NaN&signature=',
  '?until=1e400&signature=%00',
  '?until=-1&company=%00&signature=a',
  '?until=99999999999999&signature=a&company=__proto__',
  '?lang=%00&ticket=%ED%A0%80',
  '?access_token=%00',
  '?position=1e9&age=-1',
  '?a=1?b=2#c',
]

const odd = ['//', '/%', '/%E0%A4%A', '/%00', '/..%2f..%2fetc', '/\xff', '/;a=b', '/%ED%A0%80', '/.']

/**
 * Each target with one wrong header, cookie, query string or path at a time. Targets share the values;
 * `share` and the turn decide which target gets which.
 *
 * @param share the number of targets among which each value is distributed; 1: each target gets all
 */
export function* hostileRequests(targets: readonly Target[], share: number): Generator<Target> {
  for (const [turn, target] of targets.entries()) {
    let n = 0
    const isOwn = () => (n++ + turn) % share === 0
    for (const [name, own] of Object.entries(almost)) {
      for (const value of [...own, ...bytes]) if (isOwn()) yield withHeader(target, name, value)
    }
    for (const query of queries) {
      const [path] = target.target.split('?')
      if (isOwn())
        yield { ...target, about: `${target.about} ${query.slice(0, 60)}`, target: `${path}${query}` }
    }
    for (const end of odd) {
      if (isOwn())
        yield { ...target, about: `${target.about}${end}`, target: `${target.target.split('?')[0]}${end}` }
    }
    if (isOwn())
      yield { ...target, about: `${target.about} 200 headers`, headers: [...target.headers, ...many(200)] }
    if (isOwn()) yield withTwice(target, 'host', 'other.example')
    if (isOwn()) yield withTwice(target, 'authorization', 'Bearer a')
    if (isOwn()) yield withTwice(target, 'content-type', 'text/plain')
  }
}

const many = (count: number) => Array.from({ length: count }, (_, n) => [`x-${n}`, 'x'] as const)

function withHeader(target: Target, name: string, value: string): Target {
  const others = target.headers.filter(([other]) => other !== name)
  return {
    ...target,
    about: `${target.about} ${name}: ${JSON.stringify(value.slice(0, 60))}`,
    headers: [...others, [name, value]],
  }
}

function withTwice(target: Target, name: string, value: string): Target {
  const first = target.headers.find(([other]) => other === name) ?? [name, 'first']
  return {
    ...target,
    about: `${target.about} two ${name}`,
    headers: [...target.headers, first, [name, value]],
  }
}
