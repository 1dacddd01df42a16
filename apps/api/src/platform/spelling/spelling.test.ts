import { describe, expect, it } from 'vitest'
import { markOf } from './markOf'
import { spellingOf } from './spellingOf'
import { typedLetters } from './typedLetters'

describe('the spelling of a name', () => {
  it.each([
    ['张三', 'zs zhangsan s san'],
    ['王小明', 'wxm wangxiaoming xm xiaoming m ming'],
    ['吕布', 'lb lvbu b bu'],
    ['Ada', 'ada ada'],
    ['', ''],
    ['——', ''],
  ])('for the %s %s is %s', (name, spelling) => {
    expect(spellingOf(name, 'person')).toBe(spelling)
  })

  it.each([
    ['单雄信', 'shanxiongxin'],
    ['曾国藩', 'zengguofan'],
    ['尉迟恭', 'yuchigong'],
    ['解晓东', 'xiexiaodong'],
    ['仇英', 'qiuying'],
  ])('says the surname of %s as people do', (name, whole) => {
    expect(spellingOf(name, 'person').split(' ')[1]).toBe(whole)
  })

  it.each([
    ['BIM 协同平台', 'bimxtpt', 'bimxietongpingtai'],
    ['3D梁', '3dl', '3dliang'],
    ['第2工程部', 'd2gcb', 'di2gongchengbu'],
    ['重庆分公司', 'cqfgs', 'chongqingfengongsi'],
  ])('keeps letters and digits of %s', (name, short, whole) => {
    expect(spellingOf(name, 'thing').split(' ').slice(0, 2)).toEqual([short, whole])
  })

  it('stays short enough for an index', () => {
    expect(spellingOf('装'.repeat(400), 'thing').length).toBeLessThanOrEqual(1000)
    expect(spellingOf('w'.repeat(4000), 'thing').length).toBeLessThanOrEqual(1000)
  })
})

describe('typed letters', () => {
  it.each([
    ['zs', 'zs'],
    ['Zhang San', 'zhangsan'],
    ["xi'an", 'xian'],
    ['3D', '3d'],
    ['138', undefined],
    ['张s', undefined],
    ['%', undefined],
  ])('%s are %s', (term, letters) => expect(typedLetters(term)).toBe(letters))
})

describe('what is marked', () => {
  it.each([
    ['张三', '三', [1, 2]],
    ['张三', 'zs', [0, 2]],
    ['张三', 'zhangs', [0, 2]],
    ['王小明', 'xm', [1, 3]],
    ['王小明', 'xiao', [1, 2]],
    ['BIM 协同平台', 'bim', [0, 3]],
    ['BIM 协同平台', 'xt', [4, 6]],
    ['Beams Pro', 'eam', [1, 4]],
  ])('in %s for %s', (name, term, [from, to]) => {
    expect(markOf(name, term, 'thing')).toEqual({ from, to })
  })

  it('is nothing if something else matched', () => {
    expect(markOf('张三', '138', 'person')).toBeNull()
    expect(markOf('张三', 'sz', 'person')).toBeNull()
  })
})
