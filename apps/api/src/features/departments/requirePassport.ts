import type { CompanyCall } from '../../ports/Call'
import { checkPassport } from '../session'
import { refusals } from './refusals'

/** Removing people asks for the passport of the very session that calls, beside its access token. */
export async function requirePassport({ ports, person, now }: CompanyCall, passportToken: string) {
  if (!(await checkPassport(ports.keys, person, passportToken, now))) throw refusals.passportRefused()
}
