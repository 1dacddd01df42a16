import type { entryOperations } from '@atrium/contracts/session/entry/policy'
import { checkCode } from '../../platform/codes'
import type { UnmanagedCall } from '../../ports/Call'
import { browserToBind } from './browserProof'
import { issueTokens } from './issueTokens'
import { findDevice, rememberDevice } from './knownDevices'
import { openSessionIn, secondStepRequired } from './openSession'
import { personByMobile } from './personByMobile'

/** Tries are limited by the code, so whoever guesses at the password from elsewhere keeps nobody out who has the mobile. */
export async function signInByCode(call: UnmanagedCall<typeof entryOperations.signInByCode>) {
  const { ports, params, query, now, address, agent, language } = call
  const { database, keys, settings } = ports
  const browser = await browserToBind(call)
  const proven = await checkCode(database, {
    keys,
    purpose: 'enter',
    to: params.mobile,
    asker: call.codeChallenge,
    code: params.code,
    now,
  })
  const entered = await database.transaction(async (db) => {
    const { id, account } = await personByMobile(db, params.mobile)
    const { isWebClient } = query
    const marks = { tokens: query.devices, browser }
    const device = await findDevice(db, keys, account, marks, now)
    const opened = await openSessionIn(db, ports, id, now, {
      isWebClient,
      browserKey: browser?.key,
      operation: 'signInByCode',
      caller: { address, agent },
      language,
      device: device ? 'known' : 'new',
    })
    if (!opened) throw new Error('A person who was held got lost.')
    await proven.spend(db)
    if ('asked' in opened) return opened
    const devices = await rememberDevice(db, keys, { ...marks, userId: id, device, now })
    return { session: opened.session, userId: id, userAccount: account, devices }
  })
  if ('asked' in entered) throw secondStepRequired(entered)
  const { session, ...answer } = entered
  return { ...(await issueTokens(keys, settings, session)), ...answer }
}
