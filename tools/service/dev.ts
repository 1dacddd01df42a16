import { spawn } from 'node:child_process'
import { createServer } from 'vite'
import { commandOf, root } from '../shared/root.ts'
import { endWithParent } from './endWithParent.ts'

const host = process.env.HOST || '127.0.0.1'
const port = Number(process.env.PORT || 3000)
// A host name, because passkeys need one.
const origin = `http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`
const servicePort = Number(process.env.SERVICE_PORT || port + 1)
const target = `http://127.0.0.1:${servicePort}`
const deskPort = servicePort + 1

const service = spawn(
  process.execPath,
  [commandOf('tsx'), 'watch', '--clear-screen=false', '--conditions=@atrium/source', 'apps/api/src/main.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { PUBLIC_ORIGIN: origin, ...process.env, HOST: '127.0.0.1', PORT: String(servicePort) },
  },
)

/** Behind the portal, so that both have one origin. */
const desk = await createServer({
  root: `${root}/apps/desk`,
  server: { host: '127.0.0.1', port: deskPort, strictPort: true },
})

const portal = await createServer({
  root: `${root}/apps/portal`,
  server: {
    host,
    port,
    strictPort: true,
    proxy: {
      '/api': { target, ws: true },
      '/openapi.json': target,
      '/eBusPay': target,
      '/standIn': target,
      '^/desk(/|$)': { target: `http://127.0.0.1:${deskPort}`, ws: true },
    },
  },
})

const gone = new Promise((resolve) => service.once('exit', resolve))
let isEnding = false

/** Ends all of them. The service may finish its current work. */
async function end(code: number, isToldAlready = false): Promise<void> {
  if (isEnding) return
  isEnding = true
  // The terminal sends Ctrl+C to the whole group; a second signal would make the watcher kill the service.
  const tell = setTimeout(() => service.kill('SIGTERM'), isToldAlready ? 2000 : 0)
  await Promise.all([gone, portal.close(), desk.close()])
  clearTimeout(tell)
  process.exit(code)
}

process.on('SIGINT', () => end(0, true))
for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))
endWithParent(() => end(0))
service.on('exit', (code) => end(code ?? 1))
try {
  await Promise.all([desk.listen(), portal.listen()])
  console.info(`The portal, reloading as you edit: ${origin}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await end(1)
}
