import { html } from 'hono/html'
import type { Markup, PageLocale } from '../ownPages/answerPage'
import { standInPages } from '../ownPages/standInPages'
import { standInPeople } from './people'

interface Asking {
  readonly locale: PageLocale
  /** The form's target. */
  readonly action: string
  /** Where the answer leads afterwards. */
  readonly formsTo: string
  /** The mail address that the person typed before; empty: none. */
  readonly hint: string
}

/** Asks who the person is. */
export function askingPage({ locale, hint, ...target }: Asking) {
  const known = standInPeople.some(({ mail }) => mail === hint)
  const people = standInPeople.map(
    ({ mail, name, department }, at) =>
      html`<label
        ><input
          type="radio"
          name="mail"
          value="${mail}"
          ${(known ? mail === hint : hint === '' && at === 0) ? 'checked' : ''}
        /><span>${name}（${department}）${mail}</span></label
      >`,
  )
  return pages.asking(locale, {
    ...target,
    choices: html`${people}<label
        ><span>${standInWords[locale].other}</span
        ><input
          type="text"
          name="otherMail"
          maxlength="100"
          autocomplete="off"
          value="${known ? '' : hint}"
      /></label>`,
  })
}

/** For a request without a known client: it can't lead back. */
export const invalidPage = (locale: PageLocale) => pages.invalid(locale)

export const framed = (locale: PageLocale, content: Markup) => pages.framed(locale, content)

const standInWords = {
  'zh-CN': {
    title: '演示企业登录',
    demonstration: '演示用的企业身份提供方，不属于任何真实企业',
    who: '您是哪一位？',
    other: '或填写邮箱',
    allow: '登录',
    refuse: '取消',
    invalid: '登录请求无效，请返回账户中心重新开始',
    invalidHint: '',
    back: '返回账户中心',
  },
  en: {
    title: 'Demo company sign-in',
    demonstration: 'An identity provider for demonstration: it belongs to no real company',
    who: 'Who are you?',
    other: 'Or a mail address',
    allow: 'Sign in',
    refuse: 'Cancel',
    invalid: 'This request is not valid. Go back to the account centre and start again.',
    invalidHint: '',
    back: 'Back to the account centre',
  },
} as const

const pages = standInPages(standInWords)
