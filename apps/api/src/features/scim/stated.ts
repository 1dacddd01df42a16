import { inviteeNameLength } from '@atrium/contracts/invitations/contract'
import { codePoints, isVisible, mobile } from '@atrium/contracts/wire/contract'
import * as v from 'valibot'
import { isObject, type Json } from './readResource'
import { invalidValue } from './ScimError'

/** What a directory says about a person, in our words. */
export interface Stated {
  readonly userName: string
  readonly externalId: string
  readonly active: boolean
  /** The company's name for the member. */
  readonly name: string
  readonly phone: string | null
  /** The rest, in the words of SCIM. */
  readonly attributes: Json
}

const longestUserName = 320

/** @param resource as `readResource` gives it */
export function statedBy(resource: Json): Stated {
  const { userName, externalId, active = true, ...attributes } = resource
  const key = String(userName)
  if (codePoints(key) > longestUserName)
    throw invalidValue(`userName has more than ${longestUserName} characters.`)
  return {
    userName: key,
    externalId: String(externalId ?? ''),
    active: active === true,
    name: nameOf(attributes, key),
    phone: phoneOf(attributes),
    attributes,
  }
}

/** Members’ names are short everywhere in the product. */
export function nameOf({ displayName, name }: Json, userName: string): string {
  const { formatted, familyName, givenName } = isObject(name) ? name : {}
  const parts = [familyName, givenName].filter((part) => typeof part === 'string')
  const isChinese = /\p{Script=Han}/u.test(parts.join(''))
  const composed = isChinese ? parts.join('') : parts.toReversed().join(' ')
  const found = [displayName, formatted, composed, userName].find(
    (one): one is string => typeof one === 'string' && isVisible(one),
  )
  const tidy = (found ?? userName).replace(/\p{Cc}/gu, ' ').trim()
  return [...tidy].slice(0, inviteeNameLength).join('').trim()
}

/** The first mobile number, those that are called so before others. */
function phoneOf({ phoneNumbers }: Json): string | null {
  const phones = (Array.isArray(phoneNumbers) ? phoneNumbers : []).filter(isObject)
  const isMobile = ({ type }: Json) => String(type).toLowerCase() === 'mobile'
  const numbers = [...phones.filter(isMobile), ...phones.filter((phone) => !isMobile(phone))].map(
    ({ value }) => v.safeParse(mobile, String(value ?? '').replace(/^tel:/i, '')),
  )
  const first = numbers.find(({ success }) => success)
  return first?.success ? first.output : null
}
