import { Failure } from '../../shared/wire/Failure'

/** Calls that wait, on one promise, until a person signs in again or proves their identity. */
export class Waiting {
  #current: PromiseWithResolvers<string> | undefined

  wait(): Promise<string> {
    if (!this.#current) {
      this.#current = withResolvers()
      // Prevents an unhandled rejection, because nobody may be waiting.
      this.#current.promise.catch(() => {})
    }
    return this.#current.promise
  }

  /** Continues them with this token. */
  release(token: string): void {
    this.#current?.resolve(token)
    this.#current = undefined
  }

  /** Fails them as `unauthenticated`, even if somebody signs in later: none may run under another name. */
  giveUp(): void {
    this.#current?.reject(new Failure('unauthenticated'))
    this.#current = undefined
  }
}

interface PromiseWithResolvers<T> {
  readonly promise: Promise<T>
  readonly resolve: (value: T) => void
  readonly reject: (reason: Failure) => void
}

function withResolvers<T>(): PromiseWithResolvers<T> {
  let resolve: (value: T) => void = () => {}
  let reject: (reason: Failure) => void = () => {}
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}
