import { sessionOperations } from '@atrium/contracts/session/policy'
import { issueChallenge } from '../../platform/challenges/challenges'
import { implement } from '../../ports/implement'
import { getImageCaptcha } from './challenges/imageCaptcha'
import { getWorkChallenge } from './challenges/workChallenge'
import { signInGuards } from './guards'
import { changePassword } from './password/changePassword'
import { sealKeyId, sealPublicKey } from './password/unsealPasswords'
import { endSessions } from './security/endSessions'
import { signIn } from './signIn/signIn'
import { standingOf, wireStanding } from './signIn/standing'
import { refresh } from './tokens/refresh'

const sealSeconds = 300

export const sessionRoutes = implement(sessionOperations, {
  async getPublicKey({ ports: { keys }, now }) {
    const { id, expiresAt } = issueChallenge(keys, 'seal', '', now, sealSeconds)
    return {
      keyId: sealKeyId,
      publicKey: sealPublicKey(keys),
      challenge: id,
      expiresAt: expiresAt.toISOString(),
    }
  },

  async getSignInOptions({ ports: { settings } }) {
    return { returnOrigins: [...new Set([settings.publicOrigin, ...settings.returnOrigins])] }
  },

  async getFailedCount({ ports, db, now, address, params }) {
    const guards = signInGuards(ports.keys, params.userName, address)
    return wireStanding(await standingOf(db, guards, now), now)
  },

  getImageCaptcha,
  getWorkChallenge,
  signIn: { unmanaged: signIn },
  refresh: { unmanaged: refresh },

  async signOut({ db, now, person, audit }) {
    const { userId, sessionId } = person
    await endSessions(db, { userId, ids: [sessionId], because: 'signedOut', now })
    audit({ sessionId: person.sessionId })
    return true
  },

  changePassword: { unmanaged: changePassword },
})
