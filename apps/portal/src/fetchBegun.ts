declare global {
  interface Window {
    /** What `index.html` asked before the scripts were there, by address. */
    begun?: {
      readonly answers: Map<string, Promise<Response>>
      readonly token: string
      readonly locale: string
    }
  }
}

/** In milliseconds since the page was opened: what nobody wanted by then is out of date. */
const freshFor = 15_000

/** Hands over an answer that is on its way already, once and to the same person, and asks for all others. */
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
