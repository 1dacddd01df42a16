import { html } from 'hono/html'
import type { Markup, PageLocale } from './answerPage'

/** What the pages of a stand-in for somebody else's sign-in say. */
export interface StandInWords {
  readonly title: string
  /** That it is for demonstration. */
  readonly demonstration: string
  readonly who: string
  readonly allow: string
  readonly refuse: string
  readonly invalid: string
  /** Empty: `invalid` says everything. */
  readonly invalidHint: string
  readonly back: string
}

interface Asking {
  /** The form's target. */
  readonly action: string
  /** Where the answer leads afterwards. */
  readonly formsTo: string
  /** Above the form. Default: nothing. */
  readonly above?: Markup | undefined
  /** The people to choose from, and a field for another one. */
  readonly choices: Markup
}

/** Pages of a stand-in in the languages of the portal. */
export function standInPages(words: Readonly<Record<PageLocale, StandInWords>>) {
  const framed = (locale: PageLocale, content: Markup) => {
    const { title } = words[locale]
    return { title, heading: title, content }
  }
  return {
    framed,
    /** Asks who the person is. */
    asking(locale: PageLocale, { action, formsTo, above, choices }: Asking) {
      const { demonstration, who, allow, refuse } = words[locale]
      const content = html`<p class="demonstration">${demonstration}</p>
        <section class="card">
          ${above ?? ''}
          <form method="post" action="${action}">
            <fieldset>
              <legend>${who}</legend>
              ${choices}
            </fieldset>
            <button class="primary" name="decision" value="allow">${allow}</button>
            <button name="decision" value="refuse">${refuse}</button>
          </form>
        </section>`
      return { ...framed(locale, content), formsTo }
    },
    /** For a request without a known client: it can't lead back. */
    invalid(locale: PageLocale) {
      const { invalid, invalidHint, back } = words[locale]
      const content = html`<section class="card">
        <p class="state" role="alert">${invalid}</p>
        ${invalidHint && html`<p class="note">${invalidHint}</p>`}
        <a class="button primary" href="/login">${back}</a>
      </section>`
      return { ...framed(locale, content), status: 400 as const }
    },
  }
}
