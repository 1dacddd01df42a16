import { html } from 'hono/html'
import type { Markup, PageLocale } from '../ownPages/answerPage'
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
export function askingPage({ locale, action, formsTo, hint }: Asking) {
  const words = standInWords[locale]
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
  return {
    ...framed(
      locale,
      html`<p class="demonstration">${words.demonstration}</p>
        <section class="card">
          <form method="post" action="${action}">
            <fieldset>
              <legend>${words.who}</legend>
              ${people}
              <label
                ><span>${words.other}</span
                ><input
                  type="text"
                  name="otherMail"
                  maxlength="100"
                  autocomplete="off"
                  value="${known ? '' : hint}"
              /></label>
            </fieldset>
            <button class="primary" name="decision" value="allow">${words.signIn}</button>
            <button name="decision" value="refuse">${words.cancel}</button>
          </form>
        </section>`,
    ),
    formsTo,
  }
}

/** For a request without a known client: it can't lead back. */
export function invalidPage(locale: PageLocale) {
  const words = standInWords[locale]
  const page = framed(
    locale,
    html`<section class="card">
      <p class="state" role="alert">${words.invalid}</p>
      <a class="button primary" href="/login">${words.back}</a>
    </section>`,
  )
  return { ...page, status: 400 as const }
}

export function framed(locale: PageLocale, content: Markup) {
  const { title } = standInWords[locale]
  return { title, heading: title, content }
}

const standInWords = {
  'zh-CN': {
    title: '演示企业登录',
    demonstration: '演示用的企业身份提供方，不属于任何真实企业',
    who: '您是哪一位？',
    other: '或填写邮箱',
    signIn: '登录',
    cancel: '取消',
    invalid: '登录请求无效，请返回账户中心重新开始',
    back: '返回账户中心',
  },
  en: {
    title: 'Demo company sign-in',
    demonstration: 'An identity provider for demonstration: it belongs to no real company',
    who: 'Who are you?',
    other: 'Or a mail address',
    signIn: 'Sign in',
    cancel: 'Cancel',
    invalid: 'This request is not valid. Go back to the account centre and start again.',
    back: 'Back to the account centre',
  },
} as const
