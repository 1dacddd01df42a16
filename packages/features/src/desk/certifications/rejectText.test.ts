import { expect, it } from 'vitest'
import { contains, inOneLine, toggleReason } from './rejectText'

const unclear = '营业执照图片不清晰，请重新上传。'
const expired = '营业执照已过期。'

it('adds reasons one after the other, and takes out each', () => {
  const both = toggleReason(toggleReason('', unclear, ''), expired, '')
  expect(both).toBe(unclear + expired)
  expect(toggleReason(both, unclear, '')).toBe(expired)
  expect(toggleReason(expired, expired, '')).toBe('')
})

it('keeps what was typed before, between and after', () => {
  const typed = `您好。${unclear}谢谢！`
  expect(toggleReason(typed, expired, '')).toBe(`您好。${unclear}谢谢！${expired}`)
  expect(toggleReason(typed, unclear, '')).toBe('您好。谢谢！')
})

it('knows an edited reason no longer, so that choosing it adds it', () => {
  const edited = '营业执照图片不清晰，请用扫描件。'
  expect(contains(edited, unclear)).toBe(false)
  expect(toggleReason(edited, unclear, '')).toBe(edited + unclear)
})

it('separates English sentences by a space', () => {
  expect(toggleReason('Expired.', 'Unclear.', ' ')).toBe('Expired. Unclear.')
  expect(toggleReason('Expired. Unclear.', 'Expired.', ' ')).toBe('Unclear.')
})

it('sends one line', () => {
  expect(inOneLine(' 第一行 \n\n 第二行\n')).toBe('第一行 第二行')
})
