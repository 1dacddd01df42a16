import * as v from 'valibot'
import { text, withoutInvisible } from '../../wire/contract'

/**
 * An address that mail is sent to, in small letters, since no provider tells capitals apart. Of ASCII alone, and
 * nothing that a header or a list of addresses would be cut at.
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
