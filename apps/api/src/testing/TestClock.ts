/** A clock that only moves when a test moves it. */
export class TestClock {
  #now: Date

  constructor(start: Date) {
    this.#now = start
  }

  readonly now = (): Date => new Date(this.#now)

  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds)
  }

  set(now: Date): void {
    this.#now = now
  }
}
