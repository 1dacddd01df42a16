import { agreementsInForce } from '../features/agreements'
import { sealed } from '../features/session/testSession'
import type { TestService } from './createTestService'
import { freshCode } from './freshCode'
import { newMobile } from './newMobile'

/** The input of registering, with a code that was just sent. */
export async function registration(
  service: TestService,
  { mobile = newMobile(), password = 'Portico#2027' }: { mobile?: string; password?: string } = {},
) {
  const code = await freshCode(service, 'enter', mobile)
  const { keyId, newPassword } = await sealed(service, { newPassword: password })
  const agreements = agreementsInForce(service.clock.now())
  return { query: {}, body: { mobile, code, realName: '白露', password: newPassword, keyId, agreements } }
}
