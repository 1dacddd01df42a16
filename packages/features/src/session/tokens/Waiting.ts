import { Failure } from '../../shared/wire/Failure'

/** Calls that wait for a person to sign in again, or to prove who they are, on one promise. */
export class Waiting {
  #current: PromiseWithResolvers<string> | undefined

  wait(): Promise<string> {
    if (!this.#current) {
      this.#current = withResolvers()
      // Nobody may be waiting when it is given up.
      this.#current.promise.catch(() => {})
    }
    return this.#current.promise
  }

  /** They go on with this token. */
  release(token: string): void {
    this.#current?.resolve(token)
    this.#current = undefined
  }

  /** They fail as `unauthenticated`, even if someone signs in later: none may run under another name. */
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
