import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

interface Rp {
  readonly id: string
  readonly origin: string
}

interface SoftPasskey {
  readonly id: string
  /** COSE, base64url. */
  readonly publicKey: string
  /** A browser's answer after creating the passkey. */
  made(challenge: string): MadeAnswer
  /** A browser's answer when the passkey is requested; the counter grows each time. */
  asked(challenge: string, changes?: { readonly origin?: string; readonly count?: number }): AskedAnswer
}

type MadeAnswer = ReturnType<typeof answerOfMaking>
type AskedAnswer = ReturnType<typeof answerOfAsking>

const localRp: Rp = { id: 'localhost', origin: 'http://localhost:3000' }

/** A passkey without a device: ES256 by Node, with the flags of an unlocked one. */
export function softPasskey(userId: string, rp: Rp = localRp): SoftPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ])
  let count = 0
  return {
    id,
    publicKey: cose.toString('base64url'),
    made(challenge) {
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, 16]), credentialId, cose])
      const data = Buffer.concat([authenticatorData(rp, 0x45, 0), attested])
      const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex')
      const length = Buffer.from([data.length >> 8, data.length & 255])
      const client = clientData('webauthn.create', challenge, rp.origin)
      return answerOfMaking(id, client, Buffer.concat([head, length, data]))
    },
    asked(challenge, changes = {}) {
      count = changes.count ?? count + 1
      const data = authenticatorData(rp, 0x05, count)
      const client = clientData('webauthn.get', challenge, changes.origin ?? rp.origin)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return answerOfAsking(id, { client, data, signature, userId })
    },
  }
}

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

function authenticatorData({ id }: Rp, flags: number, count: number): Buffer {
  const counter = Buffer.alloc(4)
  counter.writeUInt32BE(count)
  return Buffer.concat([sha256(id), Buffer.from([flags]), counter])
}

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

const answerOfMaking = (id: string, client: Buffer, attestation: Buffer) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  response: {
    clientDataJSON: client.toString('base64url'),
    attestationObject: attestation.toString('base64url'),
    transports: ['internal'],
  },
})

const answerOfAsking = (
  id: string,
  signed: { client: Buffer; data: Buffer; signature: Buffer; userId: string },
) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  response: {
    clientDataJSON: signed.client.toString('base64url'),
    authenticatorData: signed.data.toString('base64url'),
    signature: signed.signature.toString('base64url'),
    userHandle: Buffer.from(signed.userId).toString('base64url'),
  },
})
