import type { ProviderIdentity } from '../ConnectionProtocol'
import type { ReadAssertion } from './readAssertion'

/** Names that identity providers use: Entra and ADFS, Okta and Keycloak, SimpleSAMLphp, and the standard's numbers. */
const mailNames = [
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
  'http://schemas.xmlsoap.org/claims/EmailAddress',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'urn:oid:1.2.840.113549.1.9.1',
  'mail',
  'email',
  'emailAddress',
  'user.email',
]
const wholeNames = [
  'http://schemas.microsoft.com/identity/claims/displayname',
  'urn:oid:2.16.840.1.113730.3.1.241',
  'displayName',
  'user.displayName',
  'name',
  'urn:oid:2.5.4.3',
  'cn',
]
const familyNames = [
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname',
  'urn:oid:2.5.4.4',
  'sn',
  'surname',
  'lastName',
  'user.lastName',
  'family_name',
]
const givenNames = [
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname',
  'urn:oid:2.5.4.42',
  'givenName',
  'firstName',
  'user.firstName',
  'given_name',
]

/** The person of an assertion, as all protocols describe people. */
export function identityOf({
  subject,
  isPassing,
  hasMailSubject,
  attributes,
  sessionEndsAt,
}: ReadAssertion): ProviderIdentity {
  const first = (names: readonly string[]) =>
    names.map((name) => attributes.get(name)?.[0]).find((value) => value !== undefined) ?? ''
  const mail = first(mailNames) || (hasMailSubject ? subject : '')
  return {
    subject,
    isPassing,
    mail: mail.toLowerCase(),
    isMailUnverified: false,
    displayName: first(wholeNames) || nameFrom(first(familyNames), first(givenNames)),
    claims: Object.fromEntries(attributes),
    sessionEndsAt,
  }
}

/** Chinese names begin with the family's, without a space. */
function nameFrom(family: string, given: string): string {
  if (/^\p{Script=Han}+$/u.test(family + given)) return family + given
  return [given, family].filter(Boolean).join(' ')
}
