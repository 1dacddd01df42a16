import { basename, dirname, resolve } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

/** Compiles worker modules, and replaces their address by that of the compiled file. */
const workers: Plugin = {
  name: 'atrium:workers',
  enforce: 'pre',
  transform(source, id) {
    const code = source.replace(workerAddress, (_, file: string) => {
      const fileName = `${basename(file)}.js`
      this.emitFile({ type: 'chunk', id: resolve(dirname(id), `${file}.ts`), fileName })
      return `new URL('./${fileName}', import.meta.url)`
    })
    return code === source ? undefined : { code, map: null }
  },
}

/** The library says at each start that it wants Node 22. What we use of it runs on 20.19, and our tests do too. */
const quietLibrary: Plugin = {
  name: 'atrium:quiet-library',
  transform(source, id) {
    if (!/[\\/]oidc-provider[\\/]lib[\\/]index\.js$/.test(id)) return
    const code = source.replace(/attention\.warn\('Unsupported runtime[^']*'\)/, 'undefined')
    if (code === source) this.error('oidc-provider words its warning in another way now.')
    return { code, map: null }
  },
}

const workerAddress = /(?<=startWorker\()new URL\('(\.[\w./-]+)\.ts', import\.meta\.url\)/g

/** Builds the service and its commands as plain JavaScript; `tools/service/buildService.ts` sets the output folder. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [workers, quietLibrary],
  ssr: {
    // Few large files start several times faster than thousands of small ones. Packages with files of their own stay
    // external.
    noExternal: true,
    external: ['@electric-sql/pglite', '@node-rs/argon2', 'sharp'],
    resolve: { conditions: ['@atrium/source', 'module', 'node', 'production'] },
  },
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      // A dependency of oidc-provider names deprecated functions by `eval`, with constant text.
      onLog(level, log, report) {
        if (log.code !== 'EVAL' || !log.id?.includes('/depd/')) report(level, log)
      },
      input: {
        main: 'src/main.ts',
        operator: 'src/operator.ts',
        seed: 'src/seed.ts',
        readingProcess: 'src/reading/readingProcess.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
