import { html } from 'hono/html'
import type { Markup, PageLocale } from '../ownPages/answerPage'
import { standInPeople, standInWords } from './standInWords'

interface Asking {
  readonly locale: PageLocale
  /** Where the form goes. */
  readonly action: string
  /** Where the answer leads then. */
  readonly formsTo: string
}

export const longestName = 40

/** Asks who one is, and whether the account centre may know. */
export function askingPage({ locale, action, formsTo }: Asking) {
  const words = standInWords[locale]
  const people = standInPeople.map(
    (name, at) =>
      html`<label
        ><input type="radio" name="name" value="${name}" ${at === 0 ? 'checked' : ''} /><span>${name}</span></label
      >`,
  )
  return {
    ...framed(
      locale,
      html`<p class="demonstration">${words.demonstration}</p>
        <section class="card">
          <p class="state">${words.wants}</p>
          <p class="note">${words.tells}</p>
          <form method="post" action="${action}">
            <fieldset>
              <legend>${words.who}</legend>
              ${people}
              <label
                ><span>${words.other}</span
                ><input type="text" name="otherName" maxlength="${longestName}" autocomplete="off"
              /></label>
            </fieldset>
            <button class="primary" name="decision" value="allow">${words.allow}</button>
            <button name="decision" value="refuse">${words.refuse}</button>
          </form>
        </section>`,
    ),
    formsTo,
  }
}

/** For a request that doesn't say who asks: it can't lead back to them. */
export function invalidPage(locale: PageLocale) {
  const words = standInWords[locale]
  const page = framed(
    locale,
    html`<section class="card">
      <p class="state" role="alert">${words.invalid}</p>
      <p class="note">${words.invalidHint}</p>
      <a class="button primary" href="/login">${words.back}</a>
    </section>`,
  )
  return { ...page, status: 400 as const }
}

function framed(locale: PageLocale, content: Markup) {
  const { title } = standInWords[locale]
  return { title, heading: title, content }
}
