export const surnames = [
  ...'王李张刘陈杨黄赵周吴徐孙朱马胡郭林何高梁郑罗宋谢唐韩曹许邓萧冯曾程蔡彭潘袁于董余',
]
export const givenNames =
  '建国 志强 雨桐 思远 文博 晓燕 海涛 嘉怡 子轩 梦洁 俊杰 丽娟 天宇 欣妍 浩然 雅琴 明哲 诗涵 伟 静 磊 敏 超 婷 鹏 颖 宇航 佳慧 振华 春梅 立新 秀英 一凡 若曦 国栋 玉兰 晨曦 芷若 宏伟 慧敏 博文 雪莹 家豪 美玲 德明 素芬 亦辰 语嫣 少华 凤霞 正阳 可欣 永康 丹丹 启航 心怡 泽宇 巧云 凯 岚 景行'.split(
    ' ',
  )
const prefixes = ['135', '136', '137', '139', '150', '158', '186', '188']

/**
 * A plausible name and phone for the nth fictional person; names repeat after about 2,400 people, phones
 * never.
 */
export function inventPerson(n: number): { readonly name: string; readonly phone: string } {
  const surname = surnames[(n * 17) % surnames.length] ?? ''
  const given = givenNames[(n * 29) % givenNames.length] ?? ''
  const line = String((n * 7919 + 1_234_567) % 100_000_000).padStart(8, '0')
  return { name: surname + given, phone: `${prefixes[n % prefixes.length]}${line}` }
}
