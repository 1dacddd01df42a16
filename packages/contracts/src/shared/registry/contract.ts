import * as v from 'valibot'
import { contract } from '../../wire/contract'
import { newCompanyName } from '../company/contract'

export const registryContract = contract({
  suggestNames: {
    method: 'GET',
    path: '/api/v1/PersonalCenter/SuggestEnterpriseRegistry',
    query: v.object({ word: newCompanyName }),
    response: v.array(v.object({ name: v.string(), creditCode: v.string() })),
  },
})

const codeAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** Whether the last character of a unified social credit code is its correct check digit (GB 32100). */
export function hasCheckDigit(code: string): boolean {
  let sum = 0
  let weight = 1
  for (const character of code.slice(0, -1)) {
    sum += codeAlphabet.indexOf(character) * weight
    weight = (weight * 3) % 31
  }
  return code.at(-1) === codeAlphabet[(31 - (sum % 31)) % 31]
}
