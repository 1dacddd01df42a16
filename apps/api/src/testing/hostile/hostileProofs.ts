import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose'

export interface HostileProof {
  /** The flaw. */
  readonly about: string
  readonly proof: string
}

/** Proofs of a browser's key with one flaw each, most of them signed by the right key. */
export async function hostileProofs(htu: string): Promise<readonly HostileProof[]> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
  const [own, jwk] = await Promise.all([exportJWK(privateKey), exportJWK(publicKey)])
  const claims = { htm: 'POST', htu, jti: 'one', iat: 1_772_413_200 }
  const signed = (header: object, more: object) =>
    new SignJWT({ ...claims, ...more })
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk, ...header } as never)
      .sign(privateKey)
  const of = async (about: string, header: object, more: object = {}): Promise<HostileProof> => ({
    about: `${about}: ${JSON.stringify({ ...header, ...more }).slice(0, 120)}`,
    proof: await signed(header, more),
  })
  const withKey = (change: object) => of('key', { jwk: { ...jwk, ...change } })
  const [head = '', body = '', signature = ''] = (await signed({}, {})).split('.')
  // `SignJWT` refuses headers that it knows to be wrong, so they replace a valid one afterwards.
  const withHeader = (change: object): HostileProof => ({
    about: `header: ${JSON.stringify(change)}`,
    proof: `${encoded({ alg: 'ES256', typ: 'dpop+jwt', jwk, ...change })}.${body}.${signature}`,
  })
  return [
    ...(await Promise.all([
      ...keyChanges(jwk, own).map(withKey),
      ...claimChanges.map((c) => of('claim', {}, c)),
    ])),
    ...headerChanges.map(withHeader),
    ...[
      ['empty', ''],
      ['dots', '..'],
      ['no signature', `${head}.${body}.`],
      ['no claims', `${head}..${signature}`],
      ['no header', `.${body}.${signature}`],
      ['two parts', `${head}.${body}`],
      ['five parts', `${head}.${body}.${signature}.${body}.${signature}`],
      ['short signature', `${head}.${body}.${signature.slice(0, -8)}`],
      ['long signature', `${head}.${body}.${signature}AAAA`],
      ['zero signature', `${head}.${body}.${'A'.repeat(86)}`],
      ['padding', `${head}==.${body}==.${signature}==`],
      ['no base64', `${head}.%%%.${signature}`],
      ['header that is none', `${encoded([])}.${body}.${signature}`],
      ['header of null', `${encoded(null)}.${body}.${signature}`],
      ['header that is no JSON', `${btoa('{')}.${body}.${signature}`],
      ['two proofs', `${head}.${body}.${signature}, ${head}.${body}.${signature}`],
      ['spaces', 'a b c'],
      ['very long', 'x'.repeat(5000)],
    ].map(([about = '', proof = '']) => ({ about, proof })),
  ]
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

const strange = [
  null,
  0,
  1,
  true,
  [],
  {},
  [[]],
  '',
  ' ',
  '=',
  '%',
  'é',
  '\u0000',
  '__proto__',
  'x'.repeat(2000),
]

function keyChanges({ x = '', y = '' }: JWK, { d }: JWK): readonly object[] {
  return [
    ...['x', 'y', 'crv', 'kty'].flatMap((name) => strange.map((value) => ({ [name]: value }))),
    ...['x', 'y'].flatMap((name) => [1, 31, 33, 64, 65].map((bytes) => ({ [name]: zeros(bytes) }))),
    ...[-2, -1, 2].map((cut) => ({ x: cut < 0 ? x.slice(0, cut) : x + 'A'.repeat(cut) })),
    // Not on the curve.
    { x: y },
    { y: x },
    { x: zeros(32), y: zeros(32) },
    ...['P-384', 'P-521', 'secp256k1', 'Ed25519', 'X25519', 'p-256'].map((crv) => ({ crv })),
    ...['RSA', 'OKP', 'oct', 'ec', 'AKP'].map((kty) => ({ kty })),
    { kty: 'RSA', n: zeros(256), e: 'AQAB' },
    { kty: 'oct', k: zeros(32) },
    ...[d, zeros(32), zeros(1), '', 1, null, {}].map((value) => ({ d: value })),
    ...[[], ['sign'], ['verify'], ['verify', 'verify'], ['encrypt'], 'verify', 1, null, [1]].map((ops) => ({
      key_ops: ops,
    })),
    ...['sig', 'enc', 1, null, {}].map((use) => ({ use })),
    ...[false, true, 'x', 1, null].map((ext) => ({ ext })),
    ...['ES256', 'ES384', 'RS256', 'none', 1, null].map((alg) => ({ alg })),
    ...strange.map((value) => ({ kid: value, x5c: value, oth: value })),
  ]
}

const claimChanges: readonly object[] = [
  ...['htm', 'htu', 'jti', 'iat', 'ath', 'exp', 'nbf', 'aud', 'iss', 'sub'].flatMap((name) =>
    strange.map((value) => ({ [name]: value })),
  ),
  ...['http://', 'https://%', 'https://a/%E0%A4%A', 'https://a/%ff', 'data:,', '//', 'https://a:99999/'].map(
    (htu) => ({
      htu,
    }),
  ),
  ...[-1, 1e308, 2 ** 53, 0.5].map((iat) => ({ iat, exp: iat, nbf: iat })),
]

const headerChanges: readonly object[] = [
  ...['alg', 'typ', 'jwk', 'crit', 'kid', 'b64', 'x5c', 'cty', 'zip', 'enc'].flatMap((name) =>
    strange.map((value) => ({ [name]: value })),
  ),
  ...['none', 'HS256', 'ES384', 'RS256', 'EdDSA', 'ES256K', 'es256'].map((alg) => ({ alg })),
  { crit: ['b64'], b64: false },
  { crit: ['exp'], exp: 1 },
  { jwk: { kty: 'EC' } },
]

const zeros = (bytes: number) => Buffer.alloc(bytes).toString('base64url')
