import { email } from '@atrium/contracts/profile/contract'
import * as v from 'valibot'
import { filled } from '../shared/form/textRules'

export interface NameTexts {
  readonly nicknameRequired: string
  readonly realNameRequired: string
  readonly emailWrong: string
}

/** The rules for the fields that every profile form starts with. */
export const namesSchema = (texts: NameTexts) => ({
  nickname: filled(texts.nicknameRequired),
  realName: filled(texts.realNameRequired),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.check((value) => v.is(email, value), texts.emailWrong),
  ),
})
