declare global {
  interface Window {
    /** Requests that `index.html` started before the scripts, by address. */
    begun?: {
      readonly answers: Map<string, Promise<Response>>
      readonly token: string
      readonly locale: string
    }
  }
}

/** In milliseconds since the page opened. Unused answers are out of date after that. */
const freshFor = 15_000

/** Returns an early answer once, to the same person, and sends all other requests. */
export const fetchBegun: typeof fetch = (input, init) => takeBegun(String(input), init) ?? fetch(input, init)

function takeBegun(address: string, { method = 'GET', headers }: RequestInit = {}) {
  const { begun } = window
  const answer = method === 'GET' && begun?.answers.get(address)
  if (!begun || !answer) return undefined
  begun.answers.delete(address)
  const wanted = new Headers(headers)
  const isSame = wanted.get('authorization') === begun.token && wanted.get('accept-language') === begun.locale
  return isSame && performance.now() < freshFor ? answer : undefined
}
