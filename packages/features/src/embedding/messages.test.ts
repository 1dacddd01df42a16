import { embedScopes } from '@atrium/contracts/wire/embedScopes'
import { expect, it } from 'vitest'
import { embeddersEnglish } from './messages.en'
import { embeddersChinese } from './messages.zh-CN'

it.each([embeddersChinese, embeddersEnglish])('names what each scope covers', (texts) => {
  const capabilities = new Set(embedScopes.map((scope) => scope.replace(/:.*/, '')))
  // `members` is also a choice of the same section.
  const keys = [...capabilities].map((name) => (name === 'members' ? 'memberDetails' : name))
  expect(keys.filter((key) => !Object.hasOwn(texts, key))).toEqual([])
})
