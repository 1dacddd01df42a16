import { describe, expect, it } from 'vitest'
import { kindOf } from './kindOf'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const png = bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')
const gifThenScript = bytes('GIF89a/*\x01\0*/=1;alert(1)<svg onload=alert(1)>')
const page = bytes('<!doctype html><script>alert(1)</script>')

describe('kindOf', () => {
  it('detects the type of a picture from its content, whatever its extension', () => {
    expect(kindOf('图.jpg', png)).toEqual({ kind: 'picture', type: 'image/png' })
    expect(kindOf('无名', png)).toEqual({ kind: 'picture', type: 'image/png' })
  })

  it('shows content that a browser could run only as text', () => {
    expect(kindOf('a.html', page)).toEqual({ kind: 'text', as: 'plain', language: 'xml' })
    expect(kindOf('a.svg', bytes('<svg onload="alert(1)"/>'))).toMatchObject({ kind: 'text', as: 'plain' })
    expect(kindOf('a.xhtml', page)).toMatchObject({ kind: 'text', as: 'plain' })
    expect(kindOf('a', page)).toEqual({ kind: 'text', as: 'plain' })
  })

  it('treats a file that fits several types as no more than its name says', () => {
    expect(kindOf('a.gif', gifThenScript)).toEqual({ kind: 'picture', type: 'image/gif' })
    expect(kindOf('a.js', gifThenScript)).toEqual({ kind: 'mismatch', format: 'picture' })
    expect(kindOf('a.png', page)).toEqual({ kind: 'mismatch', format: 'html' })
    expect(kindOf('a.mp4', page)).toEqual({ kind: 'mismatch', format: 'html' })
  })

  it('recognises drawings and documents, and the unsupported ones among them', () => {
    expect(kindOf('a.dxf', bytes('  0\r\nSECTION\r\n'))).toEqual({ kind: 'dxf' })
    expect(kindOf('a.DXF', bytes('999\nmade by hand\n0\nSECTION\n'))).toEqual({ kind: 'dxf' })
    expect(kindOf('a.dxf', bytes('AutoCAD Binary DXF\r\n'))).toEqual({ kind: 'dxf' })
    expect(kindOf('a.dxf', page)).toEqual({ kind: 'mismatch', format: 'html' })
    expect(kindOf('a.docx', bytes('PK\x03\x04'))).toEqual({ kind: 'word' })
    expect(kindOf('a.docx', page)).toEqual({ kind: 'mismatch', format: 'html' })
    expect(kindOf('a.doc', bytes('\xd0\xcf\x11\xe0'))).toEqual({ kind: 'unread', format: 'doc' })
    expect(kindOf('a.doc', bytes('{\\rtf1 '))).toEqual({ kind: 'text', as: 'rtf' })
    expect(kindOf('a.doc', bytes('PK\x03\x04'))).toEqual({ kind: 'word' })
    // A zip inside; its file list would help nobody.
    expect(kindOf('a.odt', bytes('PK\x03\x04'))).toEqual({ kind: 'unread', format: 'openDocument' })
  })

  it('treats a PDF that is also an HTML page as a PDF only if its name says so', () => {
    const both = bytes('<html><script>alert(1)</script>%PDF-1.4')
    expect(kindOf('a.pdf', both)).toEqual({ kind: 'pdf' })
    expect(kindOf('a.html', both)).toEqual({ kind: 'text', as: 'plain', language: 'xml' })
  })

  it('recognises audio and video', () => {
    expect(kindOf('a.mp3', bytes('ID3\x04\0'))).toEqual({ kind: 'sound' })
    expect(kindOf('a.mp4', bytes('\0\0\0\x20ftypisom'))).toEqual({ kind: 'film' })
    expect(kindOf('a.wav', bytes('RIFF\x24\0\0\0WAVEfmt '))).toEqual({ kind: 'sound' })
  })

  it('distinguishes text from binary content', () => {
    expect(kindOf('说明.txt', new TextEncoder().encode('钢结构'))).toEqual({ kind: 'text', as: 'plain' })
    expect(kindOf('a.csv', bytes('a,b\n'))).toEqual({ kind: 'text', as: 'table' })
    expect(kindOf('a.bin', bytes('\x00\x9f\x12'))).toEqual({ kind: 'unread' })
  })

  it('names formats that can’t be shown, instead of showing their source', () => {
    const step = bytes("ISO-10303-21;\nHEADER;\nFILE_SCHEMA(('AUTOMOTIVE_DESIGN'));")
    expect(kindOf('泵.stp', step)).toEqual({ kind: 'unread', format: 'step' })
    expect(kindOf('泵', step)).toEqual({ kind: 'unread', format: 'step' })
    expect(kindOf('a.rtf', bytes('{\\rtf1 x}'))).toEqual({ kind: 'text', as: 'rtf' })
    expect(kindOf('a.dwg', bytes('AC1027\0\0\0'))).toEqual({ kind: 'unread', format: 'dwg' })
    expect(kindOf('a.rvt', bytes('\xd0\xcf\x11\xe0'))).toEqual({ kind: 'unread', format: 'revit' })
    expect(kindOf('a.pptx', bytes('PK\x03\x04'))).toEqual({ kind: 'unread', format: 'powerpoint' })
  })

  it('recognises meshes, archives and zipped models', () => {
    expect(kindOf('a.glb', bytes('glTF\x02\0\0\0'))).toEqual({ kind: 'mesh', format: 'glb' })
    expect(kindOf('a.gltf', bytes('{"asset":{}}'))).toEqual({ kind: 'mesh', format: 'gltf' })
    expect(kindOf('a.obj', bytes('v 0 0 0\n'))).toEqual({ kind: 'mesh', format: 'obj' })
    expect(kindOf('a.stl', bytes('solid a\n'))).toEqual({ kind: 'mesh', format: 'stl' })
    expect(kindOf('a.zip', bytes('PK\x03\x04'))).toEqual({ kind: 'archive' })
    expect(kindOf('a.ifczip', bytes('PK\x03\x04'))).toEqual({ kind: 'ifc' })
  })

  it('recognises pictures from phones and scanners', () => {
    const heic = { kind: 'picture', type: 'image/heic' }
    expect(kindOf('IMG_1.HEIC', bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic'))).toEqual(heic)
    expect(kindOf('a.avif', bytes('\0\0\0\x1cftypmif1\0\0\0\0avif'))).toMatchObject({ type: 'image/avif' })
    expect(kindOf('a.tif', bytes('II*\0'))).toEqual({ kind: 'picture', type: 'image/tiff' })
  })
})
