import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * Runs one of our modules in a worker thread.
 *
 * @param module `new URL('./….ts', import.meta.url)`, written exactly so, because the build searches for it
 */
export function startWorker(module: URL, options: WorkerOptions): Worker {
  if (!module.pathname.endsWith('.ts')) return new Worker(module, options)
  // From sources, for tests and `npm run dev`.
  const load = `import('tsx/esm/api').then(({ tsImport }) => tsImport('${module.href}', '${import.meta.url}'))`
  return new Worker(load, { ...options, eval: true, execArgv: ['--conditions=@atrium/source'] })
}
