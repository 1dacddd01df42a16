import { relative, sep } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'
import type { Plugin } from 'vite'
import { root } from '../../tools/shared/root.ts'
import { describeReview } from './describeScreens.ts'
import type { ReviewFacts } from './ReviewFacts.ts'

const file = 'review.json'

/** Serves `review.json` to the manager and the review pages, or writes it into a static Storybook. */
export const reviewFacts: Plugin = {
  name: 'atrium:review-facts',
  configureServer({ middlewares }) {
    middlewares.use(`/${file}`, (_, response) => {
      known = undefined
      response.setHeader('content-type', 'application/json').end(JSON.stringify(factsOnce()))
    })
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: file, source: JSON.stringify(factsOnce()) })
  },
}

let known: ReviewFacts | undefined

function factsOnce(): ReviewFacts {
  known ??= describeReview()
  return known
}

type Indexers = NonNullable<StorybookConfig['experimental_indexers']>

/**
 * Gives screens the titles of their facts, so that the sidebar's search finds them by either name and by every
 * address.
 */
export const withSearchedTitles: Indexers = (existing = []) =>
  existing.map((indexer) => ({
    ...indexer,
    async createIndex(path, options) {
      const entries = await indexer.createIndex(path, options)
      const stories = relative(root, path).split(sep).join('/')
      const title = factsOnce().screens.find((screen) => screen.stories === stories)?.title
      return title === undefined ? entries : entries.map((entry) => ({ ...entry, title }))
    },
  }))
