import { licenceFileType } from '@atrium/contracts/borrowing/contract'
import { compactVerify, createLocalJWKSet, SignJWT } from 'jose'
import * as v from 'valibot'
import type { Connection } from '../../platform/database/Connection'
import type { ServiceKeys } from '../../platform/keys/serviceKeys'
import { publicKeys, signingKey } from './licenceKeys'

/** What a licence file says. See docs/borrowed-licences.md. */
export interface LicenceClaims {
  readonly issuer: string
  readonly id: string
  readonly mainId: string
  readonly productName: string
  readonly sn: string
  readonly mid: string
  readonly userId: string
  readonly personName: string
  readonly company: string
  readonly issuedAt: Date
  readonly endsAt: Date
}

/** How much a device's clock may be slow. */
const slowClockSeconds = 300

interface Signer {
  readonly keys: ServiceKeys
  readonly now: Date
}

/** Signs a licence file: a compact JWS with Ed25519. */
export async function signLicence(db: Connection, { keys, now }: Signer, claims: LicenceClaims) {
  const { kid, key } = await signingKey(db, keys, now)
  const issued = Math.floor(claims.issuedAt.getTime() / 1000)
  return new SignJWT({
    product: { code: claims.mainId, name: claims.productName },
    sn: claims.sn,
    device: claims.mid,
    name: claims.personName,
    company: claims.company,
  })
    .setProtectedHeader({ alg: 'EdDSA', kid, typ: licenceFileType })
    .setIssuer(claims.issuer)
    .setJti(claims.id)
    .setSubject(claims.userId)
    .setIssuedAt(issued)
    .setNotBefore(issued - slowClockSeconds)
    .setExpirationTime(Math.floor(claims.endsAt.getTime() / 1000))
    .sign(key)
}

const readClaims = v.pipe(v.string(), v.parseJson(), v.object({ jti: v.string(), device: v.string() }))

/** The id and the device of a file that the service signed, whether it still runs or not; undefined for any other. */
export async function readLicence(
  db: Connection,
  licence: string,
  now: Date,
): Promise<{ readonly id: string; readonly mid: string } | undefined> {
  const keySet = createLocalJWKSet({ keys: [...(await publicKeys(db, now))] })
  try {
    const { payload, protectedHeader } = await compactVerify(licence, keySet, { algorithms: ['EdDSA'] })
    if (protectedHeader.typ !== licenceFileType) return undefined
    const { jti, device } = v.parse(readClaims, new TextDecoder().decode(payload))
    return { id: jti, mid: device }
  } catch {
    return undefined
  }
}
