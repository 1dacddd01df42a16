import type { TestService } from './createTestService'
import { registration } from './registration'

interface RegistrationInput {
  readonly mobile?: string
  readonly password?: string
  readonly enterpriseName?: string
}

/** The input of registering a company, with a code that was just sent. */
export async function companyRegistration(
  service: TestService,
  { enterpriseName = '新芽建筑科技有限公司', ...person }: RegistrationInput = {},
) {
  const { query, body } = await registration(service, person)
  return { query, body: { ...body, enterpriseName } }
}
