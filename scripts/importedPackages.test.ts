import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { importedPackages } from './importedPackages'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'imports-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('finds what is imported from packages, and nothing else', () => {
  const lines = [
    "import { useState } from 'react'",
    "import type { Meta } from '@storybook/react-vite'",
    "import * as Radix from '@radix-ui/react-select'",
    "import {\n  one,\n  two,\n} from '@noble/curves/p256.js'",
    "import 'side-effect'",
    "import '@atrium/ui/styles/tokens.css'",
    "import { readFile } from 'node:fs'",
    "import { own } from './own'",
    "export { passed } from 'passed-on'",
    "const later = () => import('lazy')",
  ]
  writeFileSync(join(folder, 'screen.tsx'), lines.join('\n'))
  writeFileSync(join(folder, 'screen.test.tsx'), "import { x } from 'only-in-tests'")
  expect(importedPackages([folder])).toEqual([
    '@noble/curves/p256.js',
    '@radix-ui/react-select',
    'lazy',
    'passed-on',
    'react',
    'side-effect',
  ])
})
