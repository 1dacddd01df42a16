import { Worker, type WorkerOptions } from 'node:worker_threads'

/**
 * Runs a module of ours in a thread of its own.
 *
 * @param module `new URL('./….ts', import.meta.url)`, in these words: the build finds it by them.
 */
export function startWorker(module: URL, options: WorkerOptions): Worker {
  if (!module.pathname.endsWith('.ts')) return new Worker(module, options)
  // From sources, as tests and `npm run dev` run it.
  const load = `import('tsx/esm/api').then(({ tsImport }) => tsImport('${module.href}', '${import.meta.url}'))`
  return new Worker(load, { ...options, eval: true, execArgv: ['--conditions=@atrium/source'] })
}
