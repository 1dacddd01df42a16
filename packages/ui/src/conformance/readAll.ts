import type { AccessibilityFacts } from './AccessibilityFacts'
import { readAccessibility } from './readAccessibility'
import { specimens } from './specimens'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../*/index.ts', { eager: true })

/** The facts of every component, by name. */
export async function readAll(): Promise<Readonly<Record<string, AccessibilityFacts>>> {
  const read: Record<string, AccessibilityFacts> = {}
  for (const name of Object.keys(specimens).sort()) read[name] = await readOne(name)
  return read
}

async function readOne(name: string): Promise<AccessibilityFacts> {
  const specimen = specimens[name]
  if (!specimen) throw new Error(`${name} has no specimen`)
  try {
    return { folder: folderOf(name), ...(await readAccessibility(specimen)) }
  } catch (cause) {
    throw new Error(`The specimen of ${name} can't be read`, { cause })
  }
}

function folderOf(name: string): string {
  const [path = ''] = Object.entries(modules).find(([, module]) => name in module) ?? []
  return path.split('/')[1] ?? ''
}
