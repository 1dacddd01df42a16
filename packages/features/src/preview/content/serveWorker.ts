import { ContentProblem } from './ContentProblem'

/** Inside a worker: answers requests from {@link doInWorker}. */
export function serveWorker<Asked>(work: (asked: Asked) => unknown): void {
  self.onmessage = async ({ data }: MessageEvent<Asked>) => {
    try {
      self.postMessage({ done: await work(data) })
    } catch (thrown) {
      self.postMessage({ failed: thrown instanceof ContentProblem ? thrown.reason : 'broken' })
    }
  }
}
