import { ContentProblem, longestWait } from './ContentProblem'
import { startWorker } from './startWorker'

interface Task {
  readonly signal: AbortSignal
  readonly transfer?: Transferable[]
}

/** Runs one task in its own worker. The worker ends with the task, which frees its memory. */
export async function doInWorker<Done>(
  start: () => Worker,
  asked: unknown,
  { signal, transfer = [] }: Task,
): Promise<Done> {
  signal.throwIfAborted()
  let lose = (_problem: ContentProblem) => {}
  const worker = startWorker(start, (reason) => lose(new ContentProblem(reason)))
  let patience: ReturnType<typeof setTimeout> | undefined
  const answer = new Promise<Done>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.onmessage = ({ data }) =>
      'done' in data ? resolve(data.done) : reject(new ContentProblem(data.failed))
    lose = reject
    patience = setTimeout(() => reject(new ContentProblem('tooMuch')), longestWait)
    worker.postMessage(asked, transfer)
  })
  return answer.finally(() => {
    clearTimeout(patience)
    worker.terminate()
  })
}
