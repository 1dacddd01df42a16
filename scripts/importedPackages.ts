import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Every package module that the sources under some folders import, sorted, such as "react" and
 * "@noble/curves/p256". Given to Vite ahead of time, they are bundled once; found one by one during a
 * run, each would reload the page under a test.
 */
export function importedPackages(folders: readonly string[]): string[] {
  return [...new Set(folders.flatMap(sources).flatMap(importsOf))].sort()
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => join(folder, path))
}

function importsOf(file: string): string[] {
  const statements = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm,
  )
  return [...statements]
    .map(([, fromStatement, fromCall]) => fromStatement ?? fromCall ?? '')
    .filter((module) => /^[@a-z]/.test(module) && !/^(@atrium\/|node:|vitest)/.test(module))
}
