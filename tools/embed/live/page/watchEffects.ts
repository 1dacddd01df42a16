/** What happened in the page since it was last forgotten. */
export interface Seen {
  /** Navigation, addresses, files and windows that a control led to. */
  readonly notes: readonly string[]
  /** Requests that the service refused or failed. */
  readonly failed: readonly string[]
  /** Links to an address of this site that no screen shows. */
  readonly dead: readonly string[]
  /** Errors, also those that were thrown while nothing was clicked. */
  readonly complaints: readonly string[]
}

/** Watches requests, the document and the focus of the whole page, and what `watch` adds. */
export function watchEffects(service: string) {
  let notes: string[] = []
  let requests = 0
  let failed: string[] = []
  let dead: string[] = []
  let changes = 0
  let complaints: string[] = []
  let pending = 0
  let lastChange = performance.now()

  const { fetch } = window
  window.fetch = async (...call) => {
    const request = new Request(...call)
    if (!request.url.startsWith(service)) return fetch(...call)
    // A guide would cover the controls of a page that is opened for the first time.
    if (request.url.includes('GetNotificationRecord')) return Response.json(seenGuide)
    pending += 1
    requests += 1
    const called = `${request.method} ${new URL(request.url).pathname}`
    try {
      const answer = await fetch(...call)
      if (answer.status >= 400) failed.push(`${answer.status} ${called}`)
      return answer
    } catch (error) {
      if (!request.signal.aborted) failed.push(`failed ${called}`)
      throw error
    } finally {
      pending -= 1
      lastChange = performance.now()
    }
  }

  const observer = new MutationObserver((records) => {
    changes += records.filter((record) => !isOfTooltip(record)).length
    lastChange = performance.now()
  })
  let trees: readonly (Document | ShadowRoot)[] = []
  /** A document doesn't tell what happens in a shadow root. Only the last one is watched. */
  function watch(shadow?: ShadowRoot): void {
    trees = shadow ? [document, shadow] : [document]
    observer.disconnect()
    for (const tree of trees)
      observer.observe(tree, { childList: true, subtree: true, attributes: true, characterData: true })
  }
  watch()
  document.addEventListener('focusin', (event) => {
    const [target] = event.composedPath()
    if (target instanceof HTMLElement && !target.matches('button, a, [role]')) notes.push('moved the focus')
  })
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`the policy refused ${blockedURI} by ${violatedDirective}`),
  )
  // After React's own listeners: what is left to the browser would leave the page.
  window.addEventListener('click', (event) => {
    const [first] = event.composedPath()
    const target = first instanceof Element ? first : undefined
    const link = target?.closest('a')
    if (target?.matches('input[type=file]')) notes.push('chose a file')
    if (event.defaultPrevented || !link?.href) return
    event.preventDefault()
    notes.push(`opened ${link.href}`)
    const { origin, pathname, hash } = new URL(link.href)
    // In a frame, the account centre has the same origin. It may open in another tab, but not in the frame.
    const isCentre = origin === new URL(service).origin && link.target === '_blank'
    if (origin !== window.location.origin || link.download || isCentre) return
    if (hash.startsWith('#/')) notes.push(`navigated to ${hash.slice(1)}`)
    else dead.push(pathname)
  })
  window.open = (address) => {
    notes.push(`opened ${address}`)
    return null
  }
  window.addEventListener('error', ({ message }) => complaints.push(message))
  window.addEventListener('unhandledrejection', ({ reason }) => complaints.push(`unhandled: ${reason}`))
  const { error } = console
  console.error = (...words) => {
    complaints.push(words.map(String).join(' ').slice(0, 300))
    error(...words)
  }

  return {
    watch,
    note: (what: string) => void notes.push(what),
    complain: (what: string) => void complaints.push(what),
    forget() {
      notes = []
      requests = 0
      failed = []
      dead = []
      changes = 0
      complaints = []
    },
    seen: (): Seen => ({ notes, failed, dead, complaints }),
    /** Something was requested, looks different or has another state. */
    hasEffect: () => changes > 0 || requests > 0 || notes.length > 0,
    /** Resolves when nothing is loading and nothing has changed for a moment. */
    async settled(most = 8000): Promise<boolean> {
      const started = performance.now()
      for (;;) {
        const isLoading = trees.some(
          (tree) => tree.querySelector('[data-slot=skeleton], [aria-busy=true]') !== null,
        )
        if (pending === 0 && !isLoading && performance.now() - lastChange > 80) return true
        if (performance.now() - started > most) return false
        await new Promise((done) => setTimeout(done, 20))
      }
    },
  }
}

/** A tooltip appears and disappears because the pointer is there: the control may still do nothing. */
function isOfTooltip({ target, attributeName, addedNodes, removedNodes }: MutationRecord): boolean {
  if (attributeName === 'aria-describedby') return true
  if (!(target instanceof Element)) return false
  if (target.closest('[data-slot=tooltip]')) return true
  const nodes = [...addedNodes, ...removedNodes]
  return nodes.length > 0 && nodes.every((node) => node instanceof Element && hasTooltip(node))
}

const hasTooltip = (element: Element) =>
  element.matches('[data-slot=tooltip]') || element.querySelector('[data-slot=tooltip]') !== null

const seenGuide = {
  error_code: 0,
  error_msg: '',
  data: { recordType: 1, seenAt: '2026-01-01T00:00:00.000Z' },
}
