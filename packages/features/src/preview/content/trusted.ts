/** The part of Trusted Types that this uses; not every browser has them. */
interface Policy {
  createHTML(html: string): string
  createScriptURL(url: string): string
}

interface Factory {
  createPolicy(name: string, rules: Policy): Policy
}

let isStarting = false
let made: { readonly policy: Policy | undefined } | undefined

/**
 * The policy `atrium`, for pages that require Trusted Types; undefined without them, and if the page doesn't allow it.
 * Its HTML is what DOMPurify parses and returns clean. Its addresses are those of our own workers.
 */
export function trustedTypesPolicy(): Policy | undefined {
  made ??= { policy: createPolicy() }
  return made.policy
}

function createPolicy() {
  const factory: Factory | undefined = Reflect.get(globalThis, 'trustedTypes')
  try {
    return factory?.createPolicy('atrium', {
      createHTML: (html) => html,
      createScriptURL(url) {
        if (isStarting) return url
        throw new TypeError('The policy atrium only allows workers of previews.')
      },
    })
  } catch {
    return undefined
  }
}

/**
 * Starts a worker on a page that may require Trusted Types. Bundlers find workers only by `new Worker(new URL(…))`, so
 * that stays as it is, and `Worker` is another class while it runs.
 *
 * @param start calls `new Worker` at once
 * @throws TypeError or SecurityError if the page's policy blocks it
 */
export function startTrusted(start: () => Worker): Worker {
  const policy = trustedTypesPolicy()
  if (!policy) return start()
  const { Worker: Native } = globalThis
  isStarting = true
  globalThis.Worker = class extends Native {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(policy?.createScriptURL(String(url)) ?? url, options)
    }
  }
  try {
    return start()
  } finally {
    globalThis.Worker = Native
    isStarting = false
  }
}
