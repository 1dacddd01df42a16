import { sealed } from '../features/session/testSession'
import { sendCode } from '../platform/codes'
import type { TestService } from './createTestService'
import { newMobile } from './newMobile'
import { readCode } from './readSms'

/** What somebody sends who registers, with a code that has just been sent. */
export async function registration(
  service: TestService,
  { mobile = newMobile(), password = 'Portico#2027' }: { mobile?: string; password?: string } = {},
) {
  const { ports, database, clock } = service
  await database.transaction((db) =>
    sendCode(db, {
      ports,
      purpose: 'register',
      mobile,
      address: '127.0.0.1',
      by: { proven: true },
      now: clock.now(),
    }),
  )
  const { keyId, newPassword } = await sealed(service, { newPassword: password })
  return {
    query: {},
    body: { mobile, code: await readCode(database, mobile), realName: '白露', password: newPassword, keyId },
  }
}
