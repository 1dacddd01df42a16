import type { SamlAddresses } from '../ownAddresses'
import type { SamlDetails } from '../ProviderDetails'
import { bearerMethod, nameIdFormats, ns } from './namespaces'
import { attributeOf, childrenOf, textOf } from './readXml'
import { SamlFailure } from './SamlFailure'

/** A person as a signed assertion describes them. */
export interface ReadAssertion {
  /** Of the assertion; it may be used once until `usableUntil`. */
  readonly assertionId: string
  readonly usableUntil: Date
  /** The request that it answers; undefined: nobody asked. */
  readonly inResponseTo: string | undefined
  readonly subject: string
  /** Whether the subject changes with each sign-in. */
  readonly isPassing: boolean
  readonly hasMailSubject: boolean
  readonly attributes: ReadonlyMap<string, readonly string[]>
  readonly authenticatedAt: Date
  readonly sessionEndsAt: Date | null
}

interface Expected {
  readonly idp: SamlDetails
  readonly addresses: SamlAddresses
  readonly now: Date
}

/** How much the identity provider's clock may differ from ours. */
export const skewMilliseconds = 120_000
const longestSubject = 256
const mostAttributes = 500
const mostValues = 5000
const longestValue = 4096

/**
 * Reads an assertion whose signature was checked.
 *
 * @throws SamlFailure
 */
export function readAssertion(assertion: Element, { idp, addresses, now }: Expected): ReadAssertion {
  const assertionId = attributeOf(assertion, 'ID')
  const isAssertion = assertion.namespaceURI === ns.assertion && assertion.localName === 'Assertion'
  if (!isAssertion || assertionId === undefined || attributeOf(assertion, 'Version') !== '2.0')
    throw new SamlFailure('unreadable', 'It is no assertion of SAML 2.0.')
  const issuer = textOf(only(assertion, 'Issuer'))
  if (issuer !== idp.entityId) throw new SamlFailure('otherIssuer', issuer.slice(0, 200))
  const conditions = only(assertion, 'Conditions')
  requireTime(conditions, now)
  requireAudience(conditions, addresses.entityId)
  const subject = only(assertion, 'Subject')
  const confirmation = confirmationIn(subject, addresses.acsAddress, now)
  return {
    assertionId,
    usableUntil: new Date(timeOf(confirmation, 'NotOnOrAfter') + skewMilliseconds),
    inResponseTo: attributeOf(confirmation, 'InResponseTo'),
    ...nameIn(subject, { idp, addresses }),
    attributes: attributesIn(assertion),
    ...signInOf(assertion, now),
  }
}

function only(parent: Element, name: string): Element {
  const [found, ...more] = childrenOf(parent, ns.assertion, name)
  if (!found || more.length > 0) throw new SamlFailure('unreadable', `It must have one ${name}.`)
  return found
}

/** In milliseconds. Times of SAML are in UTC. */
function timeOf(element: Element, name: string): number {
  const text = attributeOf(element, name) ?? ''
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time)) throw new SamlFailure('unreadable', `${element.localName} ${name} is no time.`)
  return time
}

function requireTime(element: Element, now: Date): void {
  if (element.hasAttribute('NotBefore') && timeOf(element, 'NotBefore') > now.getTime() + skewMilliseconds)
    throw new SamlFailure('early', `not before ${attributeOf(element, 'NotBefore')}`)
  if (timeOf(element, 'NotOnOrAfter') <= now.getTime() - skewMilliseconds)
    throw new SamlFailure('late', `not on or after ${attributeOf(element, 'NotOnOrAfter')}`)
}

/** Conditions that we don't know could forbid what we do. */
const knownConditions: ReadonlySet<string> = new Set([
  'AudienceRestriction',
  'OneTimeUse',
  'ProxyRestriction',
])

function requireAudience(conditions: Element, entityId: string): void {
  for (const { namespaceURI, localName } of childrenOf(conditions))
    if (namespaceURI !== ns.assertion || !knownConditions.has(localName))
      throw new SamlFailure('unreadable', `The condition ${localName} is unknown.`)
  const restrictions = childrenOf(conditions, ns.assertion, 'AudienceRestriction')
  const isMeant = restrictions.every((restriction) =>
    childrenOf(restriction, ns.assertion, 'Audience').some((audience) => textOf(audience) === entityId),
  )
  if (restrictions.length === 0 || !isMeant) throw new SamlFailure('otherAudience')
}

/** The data of the bearer confirmation that is meant for us: the browser that brings the assertion is its subject's. */
function confirmationIn(subject: Element, acs: string, now: Date): Element {
  const data = childrenOf(subject, ns.assertion, 'SubjectConfirmation')
    .filter((confirmation) => attributeOf(confirmation, 'Method') === bearerMethod)
    .flatMap((confirmation) => childrenOf(confirmation, ns.assertion, 'SubjectConfirmationData'))
  const [ours, ...more] = data.filter((one) => attributeOf(one, 'Recipient') === acs)
  if (!ours)
    throw new SamlFailure('otherRecipient', data.map((one) => attributeOf(one, 'Recipient')).join(', '))
  if (more.length > 0) throw new SamlFailure('unreadable', 'It is confirmed for us twice.')
  requireTime(ours, now)
  return ours
}

function nameIn(subject: Element, { idp, addresses }: Pick<Expected, 'idp' | 'addresses'>) {
  const [name, ...more] = childrenOf(subject, ns.assertion, 'NameID')
  const value = name ? textOf(name) : ''
  if (!name || more.length > 0 || value === '' || value.length > longestSubject || /\p{Cc}/u.test(value))
    throw new SamlFailure('noSubject')
  const format = attributeOf(name, 'Format') ?? nameIdFormats.unspecified
  const qualifiers = [attributeOf(name, 'NameQualifier'), attributeOf(name, 'SPNameQualifier')]
  const known = [undefined, idp.entityId, addresses.entityId]
  // The same persistent name means another person under another qualifier.
  if (format === nameIdFormats.persistent && !qualifiers.every((one) => known.includes(one)))
    throw new SamlFailure('noSubject', 'The name has the qualifier of somebody else.')
  return {
    subject: value,
    isPassing: format === nameIdFormats.transient,
    hasMailSubject: format === nameIdFormats.emailAddress,
  }
}

function attributesIn(assertion: Element): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  let count = 0
  for (const statement of childrenOf(assertion, ns.assertion, 'AttributeStatement'))
    for (const attribute of childrenOf(statement, ns.assertion, 'Attribute')) {
      const name = attributeOf(attribute, 'Name')
      if (name === undefined) continue
      const values = childrenOf(attribute, ns.assertion, 'AttributeValue').map(textOf).filter(Boolean)
      count += values.length
      const before = found.get(name)
      if (before) before.push(...values)
      else found.set(name, values)
      const isTooLong = values.some(({ length }) => length > longestValue)
      if (found.size > mostAttributes || count > mostValues || isTooLong)
        throw new SamlFailure('unreadable', 'It has too many attributes, or one that is too long.')
    }
  return found
}

function signInOf(assertion: Element, now: Date) {
  const [statement, ...more] = childrenOf(assertion, ns.assertion, 'AuthnStatement')
  if (!statement || more.length > 0) throw new SamlFailure('unreadable', 'It must have one AuthnStatement.')
  const authenticatedAt = new Date(timeOf(statement, 'AuthnInstant'))
  if (authenticatedAt.getTime() > now.getTime() + skewMilliseconds)
    throw new SamlFailure('early', 'The sign-in is in the future.')
  const sessionEndsAt = statement.hasAttribute('SessionNotOnOrAfter')
    ? new Date(timeOf(statement, 'SessionNotOnOrAfter'))
    : null
  if (sessionEndsAt && sessionEndsAt.getTime() <= now.getTime() - skewMilliseconds)
    throw new SamlFailure('late', 'The session there has ended.')
  return { authenticatedAt, sessionEndsAt }
}
