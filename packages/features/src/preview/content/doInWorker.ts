import { ContentProblem, longestWait } from './ContentProblem'

interface Task {
  readonly signal: AbortSignal
  readonly transfer?: Transferable[]
}

/** Runs one task in its own worker. The worker ends with the task, which frees its memory. */
export function doInWorker<Done>(
  start: () => Worker,
  asked: unknown,
  { signal, transfer = [] }: Task,
): Promise<Done> {
  signal.throwIfAborted()
  const worker = start()
  let patience: ReturnType<typeof setTimeout> | undefined
  const answer = new Promise<Done>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.onmessage = ({ data }) =>
      'done' in data ? resolve(data.done) : reject(new ContentProblem(data.failed))
    worker.onerror = (event) => {
      event.preventDefault()
      reject(new Error(event.message))
    }
    patience = setTimeout(() => reject(new ContentProblem('tooMuch')), longestWait)
    worker.postMessage(asked, transfer)
  })
  return answer.finally(() => {
    clearTimeout(patience)
    worker.terminate()
  })
}
