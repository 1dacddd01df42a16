import { html } from 'hono/html'
import type { PageLocale } from '../ownPages/answerPage'
import { standInPages } from '../ownPages/standInPages'

interface Asking {
  readonly locale: PageLocale
  /** The form's target. */
  readonly action: string
  /** Where the answer leads afterwards. */
  readonly formsTo: string
}

export const longestName = 40

/** Asks who the person is, and whether the account centre may know. */
export function askingPage({ locale, ...target }: Asking) {
  const words = standInWords[locale]
  const people = standInPeople.map(
    (name, at) =>
      html`<label
        ><input type="radio" name="name" value="${name}" ${at === 0 ? 'checked' : ''} /><span>${name}</span></label
      >`,
  )
  return pages.asking(locale, {
    ...target,
    above: html`<p class="state">${words.wants}</p>
      <p class="note">${words.tells}</p>`,
    choices: html`${people}<label
        ><span>${words.other}</span
        ><input type="text" name="otherName" maxlength="${longestName}" autocomplete="off"
      /></label>`,
  })
}

/** For a request without a known client: it can't lead back. */
export const invalidPage = (locale: PageLocale) => pages.invalid(locale)

/** Every text of the stand-in's page, in the languages of the portal. */
const standInWords = {
  'zh-CN': {
    title: '演示社交账号',
    demonstration: '演示用的社交账号，不属于任何真实平台',
    wants: 'Atrium账户中心想知道您是谁。',
    tells: '允许后，它会得到您在这里的昵称和编号，不会得到密码。',
    who: '您是哪一位？',
    other: '或填写昵称',
    allow: '允许',
    refuse: '拒绝',
    invalid: '登录请求无效',
    invalidHint: '请返回Atrium账户中心，重新选择社交账号登录。',
    back: '返回账户中心',
  },
  en: {
    title: 'Demo social account',
    demonstration: 'Social accounts for demonstration: they belong to no real platform',
    wants: 'Atrium Account Centre wants to know who you are.',
    tells: 'If you allow it, it learns what you are called here and your number, and no password.',
    who: 'Who are you?',
    other: 'Or another name',
    allow: 'Allow',
    refuse: 'Refuse',
    invalid: 'This request is not valid',
    invalidHint: 'Go back to Atrium Account Centre and choose the social account again.',
    back: 'Back to the account centre',
  },
} as const

/** Fictional people to choose from. */
const standInPeople = ['榫卯', '青瓦', '飞檐走笔', 'Beam & Column', '斗拱'] as const

const pages = standInPages(standInWords)
