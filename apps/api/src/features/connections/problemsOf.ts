import type { ProviderIdentity } from './ConnectionProtocol'
import { mailDomain } from './mailDomain'
import type { TestResult } from './TestResult'

type Stated = Pick<ProviderIdentity, 'mail' | 'isMailUnverified' | 'isPassing'>

/** Why nobody can be signed in by what an identity provider stated; empty: nothing is wrong. */
export function problemsOf(
  { mail, isMailUnverified, isPassing }: Stated,
  domains: ReadonlySet<string>,
): TestResult['problems'] {
  const domain = mailDomain(mail)
  return [
    ...(mail === '' ? (['noMail'] as const) : []),
    ...(isMailUnverified ? (['mailUnverified'] as const) : []),
    ...(mail !== '' && (domain === undefined || !domains.has(domain)) ? (['otherDomain'] as const) : []),
    ...(isPassing ? (['passingSubject'] as const) : []),
  ]
}
