import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readConfiguration } from './readConfiguration'

it('has a default for everything', () => {
  expect(readConfiguration({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDirectory: resolve('.data'),
    databaseUrl: undefined,
    databaseConnections: 10,
    databaseTimeout: 12,
    secret: undefined,
    hasDemo: true,
    isPublic: false,
    registry: { kind: 'demo' },
    sms: undefined,
    mail: undefined,
    payments: 'cashier',
    social: { oauth: undefined, wechat: undefined, hasStandIn: true },
    vendors: { addresses: {}, hasStandIns: true },
    dnsFile: undefined,
    reachesNear: true,
    s3: undefined,
    settings: {
      publicOrigin: 'http://localhost:3000',
      returnOrigins: [],
      embedOrigins: [],
      trustedProxies: expect.any(Function),
      accessTokenSeconds: 300,
      sessionSeconds: 604_800,
      sessionIdleSeconds: 7200,
      codesPerHour: { sms: 1000, mail: 1000 },
      invitationsPerDay: 1000,
      checkAnswers: false,
    },
  })
})

it('fills no other database with accounts whose password is public, unless configured', () => {
  const DATABASE_URL = 'postgres://atrium@db.example/atrium'
  expect(readConfiguration({ DATABASE_URL }).hasDemo).toBe(false)
  expect(readConfiguration({ DATABASE_URL, DEMO_DATA: 'on' }).hasDemo).toBe(true)
  expect(readConfiguration({ DEMO_DATA: 'off' }).hasDemo).toBe(false)
})

it.each([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.2' },
  { PUBLIC_ORIGIN: 'https://account.example.com' },
  { PUBLIC_ORIGIN: 'https://localhost' },
  { PUBLIC_ORIGIN: 'http://account.intra' },
])('has demo accounts at %o only when explicitly configured', (environment) => {
  expect(readConfiguration(environment)).toMatchObject({ hasDemo: false, payments: 'off', isPublic: true })
  const withDemo = { ...environment, DEMO_DATA: 'on' }
  // Anybody may administer a company there.
  expect(readConfiguration(withDemo)).toMatchObject({ hasDemo: true, reachesNear: false })
})

it.each([{ HOST: 'localhost' }, { HOST: '127.0.0.2' }, { HOST: '::1' }])(
  'has demo accounts at %o, which only this machine can reach',
  (environment) => expect(readConfiguration(environment).hasDemo).toBe(true),
)

it('treats an empty variable as absent, and trims', () => {
  expect(readConfiguration({ PORT: '', HOST: ' 0.0.0.0 ', RETURN_ORIGINS: ' , ' })).toMatchObject({
    port: 3000,
    settings: { publicOrigin: 'http://localhost:3000', returnOrigins: [] },
  })
})

it('reads lists of origins and addresses', () => {
  const { settings } = readConfiguration({
    EMBED_ORIGINS: 'https://a.example, http://localhost:5173',
    TRUSTED_PROXIES: '10.0.0.1,::1',
  })
  expect(settings.embedOrigins).toEqual(['https://a.example', 'http://localhost:5173'])
  expect(['10.0.0.1', '::1', '10.0.0.2'].map(settings.trustedProxies)).toEqual([true, true, false])
})

it.each([
  { PORT: '70000' },
  { PORT: '1.5' },
  { DEMO_DATA: 'maybe' },
  { PUBLIC_ORIGIN: 'https://a.example/path' },
  { EMBED_ORIGINS: '*' },
  { RETURN_ORIGINS: 'javascript:alert(1)' },
  { TRUSTED_PROXIES: 'proxy.example' },
  { DATABASE_URL: 'mysql://a' },
  { ATRIUM_SECRET: 'short' },
  { ANALYTICS_URL: 'http://counter.example/views' },
  { ANALYTICS_URL: 'https://counter.example/"><script>' },
  { SESSION_SECONDS: '-1' },
  { HOST: 'https://account.example.com' },
  { HOST: '127.0.0.1:3000' },
  { HOST: 'account.example.com/portal' },
])('refuses %o in one sentence that names it', (environment) => {
  const [name] = Object.keys(environment)
  expect(() => readConfiguration(environment)).toThrow(new RegExp(`^${name} (is|must) .*\\.$`))
})

it('uses a registry over the network if there is a token, else a file, else none', () => {
  const token = { REGISTRY_TOKEN: 't' }
  expect(readConfiguration(token).registry).toMatchObject({ kind: 'http', token: 't' })
  expect(readConfiguration({ REGISTRY_FILE: 'list.json' }).registry).toMatchObject({ kind: 'file' })
  expect(readConfiguration({ DEMO_DATA: 'off' }).registry).toEqual({ kind: 'none' })
  expect(() => readConfiguration({ ...token, REGISTRY_URL: 'nowhere' })).toThrow('REGISTRY_URL is "nowhere"')
})

it('sends SMS to a gateway with https, else keeps them', () => {
  const url = 'https://sms.example/send'
  expect(readConfiguration({ SMS_GATEWAY_URL: url, SMS_GATEWAY_TOKEN: 't' }).sms).toEqual({ url, token: 't' })
  expect(readConfiguration({}).sms).toBeUndefined()
  expect(() => readConfiguration({ SMS_GATEWAY_URL: 'http://sms.example' })).toThrow(
    'must be an https address',
  )
})

it('sends mail to the configured server, from an address with or without a name', () => {
  const SMTP_URL = 'smtps://ann:secret@mail.example.com:465'
  const read = (MAIL_FROM: string, url = SMTP_URL) => readConfiguration({ SMTP_URL: url, MAIL_FROM }).mail
  expect(read('Atrium <Account@example.com>')).toEqual({
    url: SMTP_URL,
    from: { name: 'Atrium', address: 'Account@example.com' },
    isNear: false,
  })
  expect(read('account@example.com', 'smtp://127.0.0.1:2525')).toMatchObject({
    from: { name: '', address: 'account@example.com' },
    isNear: true,
  })
  for (const from of ['', 'Atrium', 'a@b.cn, c@d.cn', 'Atrium <a@b.cn> x']) {
    expect(() => read(from)).toThrow('MAIL_FROM')
  }
  expect(() => read('a@b.cn', 'https://ann:secret@mail.example.com')).toThrow(/^SMTP_URL must look like/)
})

const s3 = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }

it('stores files in a bucket if one is named, at Amazon or elsewhere', () => {
  const common = { bucket: 'files', accessKeyId: 'key', secretAccessKey: 'secret' }
  const chosen = (more: Record<string, string>) => readConfiguration({ ...s3, ...more }).s3
  expect(chosen({ S3_REGION: 'eu-west-1' })).toEqual({
    ...common,
    endpoint: undefined,
    region: 'eu-west-1',
    isPathStyle: false,
  })
  expect(chosen({ S3_ENDPOINT: 'https://s3.example.com' })).toMatchObject({
    endpoint: 'https://s3.example.com',
    region: 'us-east-1',
    isPathStyle: false,
  })
  expect(chosen({ S3_ENDPOINT: 'http://127.0.0.1:9000' })?.isPathStyle).toBe(true)
  expect(chosen({ S3_ENDPOINT: 'https://s3.example.com', S3_PATH_STYLE: 'on' })?.isPathStyle).toBe(true)
})

it.each([
  [{ S3_BUCKET: 'files' }, /S3_REGION is missing, but S3_BUCKET is set/],
  [{ ...s3, S3_REGION: 'eu', S3_SECRET_ACCESS_KEY: '' }, /S3_SECRET_ACCESS_KEY is missing/],
  [{ S3_ENDPOINT: 'https://s3.example.com' }, /S3_BUCKET is missing, but S3_ENDPOINT is set/],
  [{ ...s3, S3_BUCKET: 'My.Files' }, /S3_BUCKET is "My\.Files", but must be the name of a bucket/],
  [{ ...s3, S3_ENDPOINT: 's3.example.com/files' }, /S3_ENDPOINT .* must be an origin/],
  [{ ...s3, S3_REGION: 'eu', S3_PATH_STYLE: 'yes' }, /S3_PATH_STYLE .* must be on or off/],
])('says what is missing for a bucket: %j', (environment, sentence) => {
  expect(() => readConfiguration(environment)).toThrow(sentence)
})

it('accepts a mail or web address for reports of vulnerabilities', () => {
  for (const SECURITY_CONTACT of ['mailto:security@example.com', 'https://example.com/security'])
    expect(readConfiguration({ SECURITY_CONTACT }).settings.securityContact).toBe(SECURITY_CONTACT)
  for (const SECURITY_CONTACT of [
    'security@example.com',
    'mailto:nobody',
    'http://example.com',
    'https://a.example\nContact: b',
  ])
    expect(() => readConfiguration({ SECURITY_CONTACT })).toThrow(/^SECURITY_CONTACT is/)
})

it('finds the scanner over TCP or at a socket', () => {
  const at = (CLAMD_URL: string) => readConfiguration({ CLAMD_URL }).clamd
  expect(at('')).toBeUndefined()
  expect(at('tcp://scanner.example')).toEqual({ host: 'scanner.example', port: 3310 })
  expect(at('tcp://[::1]:1234')).toEqual({ host: '::1', port: 1234 })
  expect(at('unix:///var/run/clamav/clamd.ctl')).toEqual({ path: '/var/run/clamav/clamd.ctl' })
  for (const wrong of ['clamd', 'http://scanner.example', 'unix:', 'tcp:3310'])
    expect(() => at(wrong)).toThrow(/^CLAMD_URL is/)
})
