import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../shared/root.ts'

/** Another site, with the packages as `npm install` leaves them. Their dependencies are in a folder above. */
export const site = join(root, 'node_modules/.cache/atrium/site')
export const packed = ['contracts', 'password', 'server', 'ui', 'features', 'embed'].map((name) =>
  join(root, `dist/atrium-${name}-0.1.0.tgz`),
)

/** Packs the packages and unpacks them into the site, once before all tests. */
export default function unpack(): void {
  execFileSync('npm', ['run', '--silent', 'pack'], { cwd: root, stdio: 'pipe' })
  rmSync(site, { recursive: true, force: true })
  for (const file of packed) {
    const target = join(site, 'node_modules/@atrium', /atrium-(\w+)-/.exec(file)?.[1] ?? '')
    mkdirSync(target, { recursive: true })
    execFileSync('tar', ['-xzf', file, '--strip-components=1', '-C', target])
  }
}
