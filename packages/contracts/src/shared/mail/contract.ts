import * as v from 'valibot'
import { text, withoutInvisible } from '../../wire/contract'

/**
 * A mail address in lower case, because no provider distinguishes case. ASCII only, and without characters
 * that separate headers or address lists.
 */
export const mailAddress = v.pipe(
  v.string(),
  v.transform(withoutInvisible),
  text(100, 1),
  v.regex(
    /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)+$/i,
    '请输入正确的邮箱地址',
  ),
  v.toLowerCase(),
)
