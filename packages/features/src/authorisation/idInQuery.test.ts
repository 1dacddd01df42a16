import { expect, test } from 'vitest'
import { decodeId, encodeId } from './idInQuery'

test.each(['user-0001', '成员-李雷', 'ключ', '🏗️', 'a?b&c=d/e+f'])('%s comes back as it went', (id) => {
  const search = new URLSearchParams({ userId: encodeId(id) }).toString()
  expect(decodeId(new URLSearchParams(search).get('userId') ?? '')).toBe(id)
})

test('is the base64 that others write', () => {
  expect(encodeId('user-0001')).toBe('dXNlci0wMDAx')
})

test('survives a plus that arrived as a space', () => {
  const encoded = encodeId('~~~>>>')
  expect(encoded).toContain('+')
  expect(decodeId(encoded.replace('+', ' '))).toBe('~~~>>>')
})

test.each(['', '%%%', 'a', '/w=='])('%j is no id', (encoded) => {
  expect(decodeId(encoded)).toBeUndefined()
})
