import { html } from 'hono/html'
import type { Language } from '../../platform/people/Language'
import { chineseTime } from './asText'
import { inLanguage, type Section } from './Section'

interface IndexPage {
  readonly language: Language
  readonly account: string
  readonly now: Date
  readonly lists: readonly { readonly section: Section; readonly count: number }[]
}

/** The page to open first: the content of the zip, with file names. */
export async function indexPage({ language, account, now, lists }: IndexPage): Promise<string> {
  const texts = words[language]
  const rows = lists.map(
    ({ section, count }) => html`<tr>
      <td><a href="lists/${section.name}.csv">${inLanguage(section.title, language)}</a></td>
      <td>${inLanguage(section.about, language)}</td>
      <td class="count">${count}</td>
    </tr>`,
  )
  return String(
    await html`<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${texts.title}</title>
<style>
  body { margin: 40px auto; max-width: 820px; padding: 0 20px; font: 14px/22px system-ui, sans-serif; color: #1b232d }
  h1 { font-size: 20px; line-height: 28px }
  table { width: 100%; border-collapse: collapse }
  th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid #e6eaef; text-align: left; vertical-align: top }
  .count { text-align: right; font-variant-numeric: tabular-nums }
</style>
<h1>${texts.title}</h1>
<p>${texts.made(account, chineseTime(now))}</p>
<p>${texts.about}</p>
<table>
  <thead><tr><th>${texts.list}</th><th>${texts.holds}</th><th class="count">${texts.rows}</th></tr></thead>
  <tbody>${rows}</tbody>
</table>
<p><a href="everything.json">everything.json</a> ${texts.json}</p>
<p>${texts.without}</p>
</html>
`,
  )
}

const words = {
  'zh-CN': {
    title: '我的数据',
    made: (account: string, at: string) => `账号${account}，生成于${at}（北京时间）。`,
    about: '这里是Atrium账号中心保存的与您有关的全部信息。表格可以用Excel打开，时间均为北京时间。',
    list: '表格',
    holds: '内容',
    rows: '行数',
    json: '包含同样的全部内容，便于程序读取；时间为UTC。',
    without:
      '其中不含密码、密钥与验证码，也不含其他人的信息。请妥善保管此文件：拿到它的人可以看到您的个人信息。',
  },
  en: {
    title: 'Your records',
    made: (account: string, at: string) => `Account ${account}, made on ${at} (China time).`,
    about:
      'All records about you in the Atrium account centre. The tables open in Excel; times are in China’s time zone.',
    list: 'Table',
    holds: 'What is in it',
    rows: 'Rows',
    json: 'holds all of it once more, for machines to read; times are UTC.',
    without:
      'It holds no passwords, keys or codes, and nothing about other people. Keep it safe: whoever has it can read what is about you.',
  },
} as const
