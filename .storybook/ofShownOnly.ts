import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin, PluginOption } from 'vite'

/**
 * Storybook's plugin extracts component props from every file, which takes half of a build. This limits it to
 * components with stories, because no page shows others.
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
