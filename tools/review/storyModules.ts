import { ModuleGraph } from '../modules/ModuleGraph.ts'
import type { Tree } from './trees.ts'

/** The modules that can change the pictures of stories. Types leave no trace in them. */
export class StoryModules {
  readonly #graph: ModuleGraph
  /** The modules of the preview, which draws every story. */
  readonly preview: ReadonlySet<string>

  constructor({ files, read }: Tree) {
    this.#graph = new ModuleGraph({ files, read: (file) => read(file) ?? '' })
    // The pages of documentation import all sources as text.
    const drawing = this.#graph.closure(['.storybook/preview.tsx'], ['static', 'lazy'])
    this.preview = this.#filesOf(drawing, (file) => !/^\.storybook\/[^/]+\//.test(file))
  }

  /** The modules that a file runs, whenever it does. */
  of(file: string): Set<string> {
    return this.#filesOf(this.#graph.closure([file], ['static', 'lazy', 'glob', 'reads']))
  }

  #filesOf(places: ReadonlySet<string>, isWanted = (_: string) => true): Set<string> {
    return new Set([...places].filter((place) => this.#graph.files.has(place) && isWanted(place)))
  }
}
