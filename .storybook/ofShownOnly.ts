import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin, PluginOption } from 'vite'

/**
 * Storybook's plugin reads the properties of components out of every file, which is half of a build. Of this one it
 * is asked only for those that stories are about: no page shows others.
 */
export function ofShownOnly(plugin: PluginOption): PluginOption {
  if (!isPlugin(plugin) || plugin.name !== 'storybook:react-docgen-plugin') return plugin
  const { transform } = plugin
  if (typeof transform !== 'function') throw new Error(`${plugin.name} has no transform to ask less often.`)
  const shown = shownComponents()
  return {
    ...plugin,
    transform(code, id, ...rest) {
      return shown.has(basename(id, '.tsx')) ? transform.call(this, code, id, ...rest) : undefined
    },
  }
}

const isPlugin = (plugin: PluginOption): plugin is Plugin =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin

function shownComponents(): ReadonlySet<string> {
  const stories = ['packages/ui/src', 'packages/features/src', 'apps/portal/src'].flatMap((folder) => {
    const directory = join(import.meta.dirname, '..', folder)
    const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    return files.filter((file) => file.endsWith('.stories.tsx')).map((file) => join(directory, file))
  })
  const named = stories.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bcomponent: (\w+)/g)])
  return new Set(named.map(([, name = '']) => name))
}
