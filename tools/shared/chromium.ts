import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

interface FoundChromium {
  executablePath: string
  /** The flags to launch it with. */
  args: string[]
}

/**
 * The Chromium for tests and benchmarks: `CHROMIUM_PATH`; else an installed one; else, on Linux x64, the one
 * in the development dependencies.
 */
export async function findChromium(): Promise<FoundChromium> {
  const named = process.env.CHROMIUM_PATH
  if (named && !isExecutable(named)) {
    throw new Error(`CHROMIUM_PATH is ${named}, which can't be run. Correct it, or unset it to search.`)
  }
  const executablePath = named || findInstalled()
  if (executablePath) return { executablePath, args: quietFlags() }
  if (hasBundledChromium) return unpackBundled()
  throw new Error('No Chromium or Chrome was found. Install one, or name its executable in CHROMIUM_PATH.')
}

/** The Chromium in the development dependencies, whatever else is installed. */
export async function findBundledChromium(): Promise<FoundChromium> {
  if (hasBundledChromium) return unpackBundled()
  throw new Error('The Chromium of the development dependencies runs on Linux x64 only. Use such a machine.')
}

/** Whether the development dependencies contain one that runs here. */
export const hasBundledChromium = process.platform === 'linux' && process.arch === 'x64'

function findInstalled(): string | undefined {
  return [...inPath(), ...wellKnown()].find(isExecutable)
}

function inPath(): string[] {
  // The first one has no hidden window, so tests use a quarter less of the machine.
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome-stable',
    'google-chrome',
    'chrome',
  ]
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

function wellKnown(): string[] {
  const applications = [
    'Chromium.app/Contents/MacOS/Chromium',
    'Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  const windows = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
  return [
    ...applications.map((application) => join('/Applications', application)),
    ...windows.flatMap((root) => (root ? [join(root, 'Google', 'Chrome', 'Application', 'chrome.exe')] : [])),
  ]
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

async function unpackBundled(): Promise<FoundChromium> {
  const { default: bundled } = await import('@sparticuz/chromium')
  // Leaves out its proposed flags: they are for serverless machines and turn web security off.
  return { executablePath: await bundled.executablePath(), args: quietFlags() }
}

function quietFlags(): string[] {
  const isRoot = process.getuid?.() === 0
  return [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
  ]
}
