/** Runs stories, one after another, on its own page. */
export interface Walker {
  /** The title of its last story, whose file is loaded. */
  title?: string
}

interface Turn<W> {
  readonly title: string
  readonly take: (walker: W) => void
}

/**
 * Several walkers that share stories. Loading a title's file takes as long as showing one of its stories, so
 * each walker stays with its title while others wait, then takes an unclaimed one.
 */
export class Walkers<W extends Walker> {
  readonly #all: readonly W[]
  readonly #free: Set<W>
  #waiting: Turn<W>[] = []

  constructor(walkers: readonly W[]) {
    this.#all = walkers
    this.#free = new Set(walkers)
  }

  /** Runs a story of a title when it is its turn. */
  async walk<Result>(title: string, story: (walker: W) => Promise<Result>): Promise<Result> {
    const walker = await new Promise<W>((take) => {
      this.#waiting.push({ title, take })
      // Requests made at the same moment are considered together.
      setImmediate(() => this.#handOut())
    })
    try {
      return await story(walker)
    } finally {
      this.#free.add(walker)
      setImmediate(() => this.#handOut())
    }
  }

  #handOut() {
    for (const walker of this.#free) {
      const turn = this.#nextOf(walker)
      if (turn === undefined) return
      this.#waiting = this.#waiting.filter((other) => other !== turn)
      this.#free.delete(walker)
      walker.title = turn.title
      turn.take(walker)
    }
  }

  #nextOf(walker: W): Turn<W> | undefined {
    const taken = new Set(this.#all.map(({ title }) => title))
    return (
      this.#waiting.find(({ title }) => title === walker.title) ??
      this.#waiting.find(({ title }) => !taken.has(title)) ??
      this.#waiting[0]
    )
  }
}
