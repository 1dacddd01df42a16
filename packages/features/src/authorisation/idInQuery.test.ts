import { expect, it } from 'vitest'
import { decodeId, encodeId } from './idInQuery'

it.each(['user-0001', '成员-李雷', 'ключ', '🏗️', 'a?b&c=d/e+f'])('%s survives a round trip', (id) => {
  const search = new URLSearchParams({ userId: encodeId(id) }).toString()
  expect(decodeId(new URLSearchParams(search).get('userId') ?? '')).toBe(id)
})

it('is the same base64 as elsewhere', () => {
  expect(encodeId('user-0001')).toBe('dXNlci0wMDAx')
})

it('survives a plus that arrived as a space', () => {
  const encoded = encodeId('~~~>>>')
  expect(encoded).toContain('+')
  expect(decodeId(encoded.replace('+', ' '))).toBe('~~~>>>')
})

it.each(['', '%%%', 'a', '/w=='])('%j is no id', (encoded) => {
  expect(decodeId(encoded)).toBeUndefined()
})
