import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import type { Plugin } from 'vite'
import { drawingPaths } from '../../../packages/features/src/shared/drawing/drawingPaths.ts'

const tokens = readFileSync(join(import.meta.dirname, '../../../packages/ui/src/styles/tokens.css'), 'utf8')
const colour = (name: string) => new RegExp(`--atrium-color-${name}: ([^;]+);`).exec(tokens)?.[1]
const accent = colour('accent')

/** The size of link previews. */
const size = { width: 1200, height: 630 }

const mark = `<rect width="28" height="28" rx="7" fill="${accent}" />
  <path d="M7 21V13.5a7 7 0 0 1 14 0V21M11.5 21v-7a2.5 2.5 0 0 1 5 0v7" stroke="#fff" stroke-width="2.2" />`

const picture = (
  inner: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}"
  fill="none" stroke-linecap="round" stroke-linejoin="round">
  <rect width="100%" height="100%" fill="${colour('accent-soft')}" />${inner}</svg>`

const ofProduct = ({ tinted, lines, thin }: (typeof drawingPaths)[keyof typeof drawingPaths]) =>
  picture(`<g transform="translate(200 60) scale(5)" stroke="${accent}" stroke-width=".7">
    <path d="${tinted}" fill="${accent}" fill-opacity=".08" stroke="none" />
    <path d="${thin}" stroke-opacity=".45" stroke-width=".5" /><path d="${lines}" /></g>
  <g transform="translate(1096 526) scale(2)">${mark}</g>`)

const ours = picture(`<g transform="translate(460 175) scale(10)">${mark}</g>`)

/** The pictures of link previews: one per product, and our own. Most clients can't read SVG. */
export const sharePictures: Plugin = {
  name: 'atrium:share-pictures',
  apply: 'build',
  generateBundle() {
    const pictures = { atrium: ours, ...mapped(drawingPaths, ofProduct) }
    for (const [name, svg] of Object.entries(pictures)) {
      const source = new Resvg(svg, { fitTo: { mode: 'width', value: size.width } }).render().asPng()
      this.emitFile({ type: 'asset', fileName: `share/${name}.png`, source })
    }
  },
}

const mapped = <T, U>(values: Readonly<Record<string, T>>, change: (value: T) => U) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
