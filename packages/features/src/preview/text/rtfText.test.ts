import { describe, expect, it } from 'vitest'
import { rtfText } from './rtfText'

const read = (source: string) => rtfText(Uint8Array.from(source, (character) => character.charCodeAt(0)))

describe('rtfText', () => {
  it('extracts the text, without fonts, styles, metadata or field instructions', () => {
    const { text, omissions } = read(
      String.raw`{\rtf1\ansi{\fonttbl{\f0 Arial;}}{\colortbl;\red255\green0\blue0;}{\info{\title Nobody}}
{\*\generator Writer;}\pard One {\b bold} word.\par
{\field{\*\fldinst HYPERLINK "http://a.example"}{\fldrslt Link}} \ldblquote quoted\rdblquote\line\~\{x\}\tab y\par}`,
    )
    expect(text).toBe('One bold word.\nLink “quoted”\n\u00a0{x}\ty')
    expect(omissions).toEqual([])
  })

  it('decodes Chinese by the font, by the code page and in Unicode, also if a character ends a group', () => {
    const fonts = String.raw`{\fonttbl{\f0\fcharset0 Arial;}{\f1\fcharset134 SimSun;}{\f2\fcharset136 MingLiU;}}`
    expect(read(String.raw`{\rtf1\ansi${fonts}\f1\'b8\'d6{\b\'bd\'ee}\f2\'b5\'b2\f0 \'e9}`).text).toBe(
      '钢筋結é',
    )
    expect(read(String.raw`{\rtf1\ansi\ansicpg936 \'b8\'d6\'bd\'ee}`).text).toBe('钢筋')
    expect(read(String.raw`{\rtf1\uc1\u-27486?{\uc2\u31563\'bd\'ee}!}`).text).toBe('钢筋!')
  })

  it('names omitted content, and reads text in shapes and cells', () => {
    const row = String.raw`\trowd\cellx1\cellx2\intbl a\cell b\cell\row `
    const { text, omissions } = read(
      String.raw`{\rtf1 ${row}${row}\pard{\shp{\*\shpinst{\sp{\sn x}{\sv 1}}{\shptxt inside\par}}}
{\*\shppict{\pict\pngblip 89504e47}}{\nonshppict{\pict 0102}}{\object{\*\objdata 0105}{\result{\pict 01}}}after}`,
    )
    expect(text).toBe('a\tb\na\tb\ninside\nafter')
    expect(Object.fromEntries(omissions)).toMatchObject({ table: 1, shape: 1, object: 1 })
  })

  it('skips data of any kind, and reads up to the end of the file', () => {
    expect(read(`{\\rtf1 {\\pict\\bin4 }{}\\}before \\par aft`).text).toBe('before \naft')
    expect(read('{\\rtf1').text).toBe('')
  })
})
