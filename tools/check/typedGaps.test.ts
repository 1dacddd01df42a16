import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../shared/root.ts'

/** A text from the specification. */
const asSpecified = '长度在 4 到 8 个字符'
/** A progress value without a colon before it. Its spaces are wider than the one before it. */
const unmarked = /[\u3400-\u9fff]\$\{[^}]*\} \/ \$\{/
const typed =
  /[\u3400-\u9fff] (?:[A-Za-z0-9]|\$\{(?:chineseCount|\w*[cC]ount))|(?:[A-Za-z0-9]|[cC]ount\)?\}) [\u3400-\u9fff]/

it('no text contains typed spaces between Chinese and Latin or digits, because the page adds them', () => {
  const files = ['packages/features/src', 'apps/portal/src', 'apps/api/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (file) =>
          !file.startsWith('seed') && /(?:[mM]essages(?:\.[\w-]+)?|[wW]ords|[rR]efusals)\.ts$/.test(file),
      )
      .map((file) => join(folder, file)),
  )
  expect(files.length).toBeGreaterThan(70)
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .replaceAll(asSpecified, '')
      .split('\n')
      .filter((line) => typed.test(line) || unmarked.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
