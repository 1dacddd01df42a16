import { expect, it } from 'vitest'
import { messageInside } from './messageInside'

it.each([
  ['手机号已被使用', '手机号已被使用'],
  ['{"message":"验证码错误"}', '验证码错误'],
  ['Passport refused: {"code":7,"message":"密码错误"} (400)', '密码错误'],
  ['{"reason":"none"}', '{"reason":"none"}'],
  ['{broken', '{broken'],
  ['', ''],
])('extracts from %s: %s', (text, said) => expect(messageInside(text)).toBe(said))
