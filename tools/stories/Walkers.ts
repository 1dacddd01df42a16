/** Whoever walks stories, one after the other, on pages of its own. */
export interface Walker {
  /** The title of its last story, whose file its page has loaded. */
  title?: string
}

interface Turn<W> {
  readonly title: string
  readonly take: (walker: W) => void
}

/**
 * Several walkers who share stories. To load the file of a title takes a page as long as to show one of its stories:
 * so each stays with its title while others wait, then takes one that nobody has.
 */
export class Walkers<W extends Walker> {
  readonly #all: readonly W[]
  readonly #free: Set<W>
  #waiting: Turn<W>[] = []

  constructor(walkers: readonly W[]) {
    this.#all = walkers
    this.#free = new Set(walkers)
  }

  /** Walks a story of a title as soon as it is its turn. */
  async walk<Result>(title: string, story: (walker: W) => Promise<Result>): Promise<Result> {
    const walker = await new Promise<W>((take) => {
      this.#waiting.push({ title, take })
      // Whoever asks in the same moment is looked at together.
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
