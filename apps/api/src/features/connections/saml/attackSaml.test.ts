import { createHmac } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { signElement, writeAssertion, writeResponse } from '../../../adapters/standInIdp/samlDocuments'
import { addresses, faultOf, newIdpKey, openScene, type Scene } from './testing/samlScene'

let scene: Scene
let stranger: Awaited<ReturnType<typeof newIdpKey>>
beforeAll(async () => {
  ;[scene, stranger] = await Promise.all([openScene(), newIdpKey()])
})

const fault = (xml: string) => faultOf(scene.read(xml))

/** The parts of a genuine answer, and a forged assertion in the same form. */
function partsOf(xml: string) {
  const assertion = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)?.[0] ?? ''
  const signature = /<ds:Signature [\s\S]*?<\/ds:Signature>/.exec(assertion)?.[0] ?? ''
  const bare = assertion.replace(signature, '')
  const id = / ID="(_[\da-f]+)"/.exec(assertion)?.[1] ?? ''
  const forged = bare.replaceAll('lin@example.com', 'boss@example.com')
  const forgedElsewhere = forged.replace(id, '_forged')
  return { assertion, signature, bare, id, forged, forgedElsewhere }
}

const withObject = (signature: string, content: string) =>
  signature.replace('</ds:Signature>', `<ds:Object>${content}</ds:Object></ds:Signature>`)

/** After the issuer, where a signature is. */
const within = (assertion: string, content: string) =>
  assertion.replace('</saml:Issuer>', `</saml:Issuer>${content}`)

describe('signature wrapping', () => {
  it.each<[string, () => string]>([
    [
      'XSW1: the signed response inside of the signature of a forged one',
      () => {
        const signed = signElement(scene.answer(), 'Response', scene.idp)
        const signature = /<ds:Signature [\s\S]*?<\/ds:Signature>/.exec(signed)?.[0] ?? ''
        const original = signed.replace(signature, '')
        const forged = original
          .replace(/(<samlp:Response[^>]*) ID="[^"]+"/, '$1 ID="_forged"')
          .replaceAll('lin@example.com', 'boss@example.com')
        return forged.replace('</saml:Issuer>', `</saml:Issuer>${withObject(signature, original)}`)
      },
    ],
    [
      'XSW2: the signed response before its detached signature in a forged one',
      () => {
        const signed = signElement(scene.answer(), 'Response', scene.idp)
        const signature = /<ds:Signature [\s\S]*?<\/ds:Signature>/.exec(signed)?.[0] ?? ''
        const original = signed.replace(signature, '')
        const forged = original
          .replace(/(<samlp:Response[^>]*) ID="[^"]+"/, '$1 ID="_forged"')
          .replaceAll('lin@example.com', 'boss@example.com')
        return forged.replace('</saml:Issuer>', `</saml:Issuer>${original}${signature}`)
      },
    ],
    [
      'XSW3: a forged assertion before the signed one',
      () => {
        const { assertion, forgedElsewhere } = partsOf(scene.answer())
        return writeResponse(scene.statement, forgedElsewhere + assertion)
      },
    ],
    [
      'XSW4: the signed assertion inside of a forged one',
      () => {
        const { assertion, forgedElsewhere } = partsOf(scene.answer())
        return writeResponse(
          scene.statement,
          forgedElsewhere.replace('</saml:Assertion>', `${assertion}</saml:Assertion>`),
        )
      },
    ],
    [
      'XSW5: the signature in a forged assertion, the signed one at the end',
      () => {
        const { signature, bare, forgedElsewhere } = partsOf(scene.answer())
        return writeResponse(scene.statement, within(forgedElsewhere, signature) + bare)
      },
    ],
    [
      'XSW6: the signed assertion inside of the signature in a forged one, as an object',
      () => {
        const { signature, bare, forgedElsewhere } = partsOf(scene.answer())
        return writeResponse(scene.statement, within(forgedElsewhere, withObject(signature, bare)))
      },
    ],
    [
      'XSW7: a forged assertion with the same id in extensions',
      () => {
        const { assertion, forged } = partsOf(scene.answer())
        return writeResponse(scene.statement, `<samlp:Extensions>${forged}</samlp:Extensions>${assertion}`)
      },
    ],
    [
      'XSW8: a forged assertion with the same id whose signature has the original in an object',
      () => {
        const { signature, bare, forged } = partsOf(scene.answer())
        return writeResponse(scene.statement, within(forged, withObject(signature, bare)))
      },
    ],
    [
      'the signed assertion after a forged one with the same id',
      () => {
        const { assertion, forged } = partsOf(scene.answer())
        return writeResponse(scene.statement, forged + assertion)
      },
    ],
    [
      'a forged assertion after the signed one',
      () => {
        const { assertion, forgedElsewhere } = partsOf(scene.answer())
        return writeResponse(scene.statement, assertion + forgedElsewhere)
      },
    ],
    [
      'a forged assertion of another namespace before the signed one',
      () => {
        const { assertion, forgedElsewhere } = partsOf(scene.answer())
        return writeResponse(
          scene.statement,
          forgedElsewhere.replace('SAML:2.0:assertion', 'SAML:2.0:other') + assertion,
        )
      },
    ],
    [
      'the signed assertion in the status, and a forged one in its place',
      () => {
        const { assertion, forgedElsewhere } = partsOf(scene.answer())
        return writeResponse(scene.statement, forgedElsewhere).replace(
          '</samlp:Status>',
          `<samlp:StatusDetail>${assertion}</samlp:StatusDetail></samlp:Status>`,
        )
      },
    ],
    [
      'the signed assertion in the advice of a forged one',
      () => {
        const { assertion, forgedElsewhere } = partsOf(scene.answer())
        return writeResponse(
          scene.statement,
          forgedElsewhere.replace(
            '</saml:Conditions>',
            `</saml:Conditions><saml:Advice>${assertion}</saml:Advice>`,
          ),
        )
      },
    ],
    [
      'a second reference in the signature',
      () => {
        const { assertion, forged } = partsOf(scene.answer())
        const twice = assertion.replace(/<ds:Reference[\s\S]*<\/ds:Reference>/, (one) => one + one)
        return writeResponse(
          scene.statement,
          twice.replace('lin@example.com', 'boss@example.com') && forged + twice,
        )
      },
    ],
    [
      'a second signed part with a forged digest inside of the key info',
      () => {
        const { assertion } = partsOf(scene.answer())
        const info = /<ds:SignedInfo>[\s\S]*<\/ds:SignedInfo>/.exec(assertion)?.[0] ?? ''
        return writeResponse(scene.statement, assertion.replace('<ds:KeyInfo>', `<ds:KeyInfo>${info}`))
      },
    ],
    ['a reference to the whole document', () => scene.answer().replace(/URI="#[^"]+"/, 'URI=""')],
    [
      'a comment in a digest, which readers take for two digests',
      () => scene.answer().replace('<ds:DigestValue>', '<ds:DigestValue><!--AAAA-->'),
    ],
  ])('%s', async (_, forge) => {
    const xml = forge()
    expect(xml).not.toBe(scene.answer())
    expect(await fault(xml)).not.toBe('accepted')
  })

  it('inside of an encrypted assertion', async () => {
    const { signature, bare, forgedElsewhere } = partsOf(scene.answer())
    expect(await fault(await scene.encrypted(within(forgedElsewhere, withObject(signature, bare))))).toBe(
      'encryptionWrong',
    )
    expect(await fault(await scene.encrypted(`<a>${forgedElsewhere}${bare}</a>`))).toBe('encryptionWrong')
  })
})

describe('signatures', () => {
  it('removed', async () => {
    expect(await fault(writeResponse(scene.statement, writeAssertion(scene.statement)))).toBe('unsigned')
  })

  it('only of the response, around an unsigned assertion', async () => {
    const xml = writeResponse(scene.statement, writeAssertion(scene.statement))
    expect(await fault(signElement(xml, 'Response', scene.idp))).toBe('unsigned')
  })

  it('of a changed assertion', async () => {
    expect(await fault(scene.answer().replaceAll('lin@', 'boss@'))).toBe('signatureWrong')
  })

  it('of a changed response', async () => {
    const xml = signElement(scene.answer(), 'Response', scene.idp)
    expect(await fault(xml.replace(/(<samlp:Response[^>]*IssueInstant=")2026/, '$12025'))).toBe(
      'signatureWrong',
    )
  })

  it('by another key, whose certificate is in the signature', async () => {
    const xml = scene.answer({}, stranger)
    expect(xml).toContain('X509Certificate')
    expect(await fault(xml)).toBe('signatureWrong')
  })

  it('with SHA-1', async () => {
    const sha1 = 'http://www.w3.org/2000/09/xmldsig#'
    expect(await fault(scene.answer({}, { ...scene.idp, signatureAlgorithm: `${sha1}rsa-sha1` }))).toBe(
      'algorithmWeak',
    )
    expect(await fault(scene.answer({}, { ...scene.idp, digestAlgorithm: `${sha1}sha1` }))).toBe(
      'algorithmWeak',
    )
  })

  it('with an HMAC whose key is the public certificate', async () => {
    const hmac = 'http://www.w3.org/2000/09/xmldsig#hmac-sha1'
    const xml = scene.answer().replace(/(SignatureMethod Algorithm=")[^"]+/, `$1${hmac}`)
    const info = /<ds:SignedInfo>[\s\S]*<\/ds:SignedInfo>/.exec(xml)?.[0] ?? ''
    const value = createHmac('sha1', scene.idp.certificatePem).update(info).digest('base64')
    expect(await fault(xml.replace(/(<ds:SignatureValue>)[^<]+/, `$1${value}`))).toBe('algorithmWeak')
  })

  it.each([
    ['XSLT', 'http://www.w3.org/TR/1999/REC-xslt-19991116'],
    ['XPath', 'http://www.w3.org/TR/1999/REC-xpath-19991116'],
    ['Base64', 'http://www.w3.org/2000/09/xmldsig#base64'],
  ])('with a transform by %s', async (_, algorithm) => {
    const xml = scene
      .answer()
      .replace(/(Transform Algorithm="http:\/\/www.w3.org\/)2001\/10\/xml-exc-c14n#/, (all) =>
        all.replace(/http.*/, algorithm),
      )
    expect(xml).toContain(algorithm)
    expect(await fault(xml)).toBe('algorithmWeak')
  })

  it('by a certificate that has ended since', async () => {
    const ended = new Date('2030-01-02T00:00:00Z')
    expect(await faultOf(scene.read(scene.answer({ now: ended }), ended))).toBe('signatureWrong')
  })
})

describe('encryption', () => {
  const plain = () => writeAssertion(scene.statement)

  it('for us, but signed by another', async () => {
    expect(await fault(await scene.encrypted(scene.signed(plain(), stranger)))).toBe('encryptionWrong')
  })

  it('for us, but unsigned', async () => {
    expect(await fault(await scene.encrypted(plain()))).toBe('encryptionWrong')
    const around = signElement(await scene.encrypted(plain()), 'Response', scene.idp)
    expect(await fault(around)).toBe('encryptionWrong')
  })

  it('for somebody else', async () => {
    const xml = await scene.encrypted(scene.signed(plain()), stranger.certificatePem)
    expect(await fault(xml)).toBe('encryptionWrong')
  })

  it('with algorithms that can be guessed by asking', async () => {
    const assertion = scene.signed(plain())
    const rsa15 = 'http://www.w3.org/2001/04/xmlenc#rsa-1_5'
    const triple = 'http://www.w3.org/2001/04/xmlenc#tripledes-cbc'
    expect(await fault(await scene.encrypted(assertion, undefined, undefined, rsa15))).toBe('encryptionWrong')
    expect(await fault(await scene.encrypted(assertion, undefined, triple))).toBe('encryptionWrong')
  })

  it('has the same fault wherever it was changed', async () => {
    const xml = await scene.encrypted(
      scene.signed(plain()),
      undefined,
      'http://www.w3.org/2001/04/xmlenc#aes128-cbc',
    )
    const faults = new Set<string>()
    for (const { index, 1: value = '' } of xml.matchAll(/:CipherValue>([A-Za-z\d+/]{20,}=*)</g)) {
      const start = index + ':CipherValue>'.length
      for (let at = 0; at < value.length - 6; at += Math.ceil(value.length / 40)) {
        const letter = value[at] === 'A' ? 'B' : 'A'
        faults.add(await fault(xml.slice(0, start + at) + letter + xml.slice(start + at + 1)))
      }
    }
    expect([...faults]).toEqual(['encryptionWrong'])
  })
})

describe('an answer for something else', () => {
  it.each<[string, Parameters<Scene['answer']>[0], string]>([
    ['another audience', { audience: 'https://other.example' }, 'otherAudience'],
    [
      'another connection of ours',
      { audience: addresses.entityId.replace('connection', 'other') },
      'otherAudience',
    ],
    ['another company', { acs: addresses.acsAddress.replace('company', 'other') }, 'otherRecipient'],
    ['another address', { acs: 'https://atrium.example.evil.example/acs' }, 'otherRecipient'],
    ['another issuer', { issuer: 'https://evil.example' }, 'otherIssuer'],
  ])('%s', async (_, change, expected) => {
    expect(await fault(scene.answer(change))).toBe(expected)
  })

  it('another issuer of the assertion only', async () => {
    const assertion = scene.signed(writeAssertion({ ...scene.statement, issuer: 'https://evil.example' }))
    expect(await fault(writeResponse(scene.statement, assertion))).toBe('otherIssuer')
  })

  it('another recipient of the assertion only', async () => {
    const assertion = scene.signed(writeAssertion({ ...scene.statement, acs: 'https://other.example/acs' }))
    expect(await fault(writeResponse(scene.statement, assertion))).toBe('otherRecipient')
  })

  it('another request than the response says', async () => {
    const assertion = scene.signed(writeAssertion({ ...scene.statement, inResponseTo: '_another' }))
    expect(await fault(writeResponse(scene.statement, assertion))).toBe('unasked')
  })

  it.each<[string, (assertion: string) => string, string]>([
    [
      'no audience',
      (xml) => xml.replace(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, ''),
      'otherAudience',
    ],
    ['no conditions', (xml) => xml.replace(/<saml:Conditions.*<\/saml:Conditions>/, ''), 'unreadable'],
    [
      'an unknown condition',
      (xml) => xml.replace('</saml:Conditions>', '<saml:Condition/></saml:Conditions>'),
      'unreadable',
    ],
    ['no end', (xml) => xml.replace(/(<saml:Conditions[^>]*) NotOnOrAfter="[^"]+"/, '$1'), 'unreadable'],
    ['another confirmation', (xml) => xml.replace('cm:bearer', 'cm:holder-of-key'), 'otherRecipient'],
    ['no subject', (xml) => xml.replace(/<saml:NameID.*<\/saml:NameID>/, ''), 'noSubject'],
    ['no sign-in', (xml) => xml.replace(/<saml:AuthnStatement.*<\/saml:AuthnStatement>/, ''), 'unreadable'],
    [
      'a persistent name of another provider',
      (xml) => xml.replace('<saml:NameID', '<saml:NameID NameQualifier="https://evil.example"'),
      'noSubject',
    ],
  ])('with %s', async (_, change, expected) => {
    const assertion = change(writeAssertion(scene.statement))
    expect(await fault(writeResponse(scene.statement, scene.signed(assertion)))).toBe(expected)
  })
})

describe('documents', () => {
  it('with a comment in the name, which cuts it for some readers', async () => {
    const xml = scene
      .answer({ nameId: 'lin@example.com.evil.example' })
      .replace(
        'lin@example.com.evil.example</saml:NameID>',
        'lin@example.com<!---->.evil.example</saml:NameID>',
      )
    expect(xml).toContain('<!---->')
    expect(await fault(xml)).toBe('unreadable')
  })

  it.each<[string, (xml: string) => string]>([
    [
      'CDATA in the name',
      (xml) => xml.replace('>lin@example.com</saml:NameID>', '><![CDATA[lin@example.com]]></saml:NameID>'),
    ],
    [
      'an instruction in the name',
      (xml) => xml.replace('lin@example.com</saml:NameID>', 'lin@<?x?>example.com</saml:NameID>'),
    ],
    [
      'a file as an entity (XXE)',
      (xml) =>
        `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${xml.replaceAll('lin@example.com', '&x;')}`,
    ],
    [
      'an address as an entity (XXE)',
      (xml) =>
        `<!DOCTYPE r [<!ENTITY x SYSTEM "http://169.254.169.254/">]>${xml.replaceAll('lin@example.com', '&x;')}`,
    ],
    ['a DTD elsewhere', (xml) => `<!DOCTYPE r SYSTEM "https://evil.example/r.dtd">${xml}`],
    [
      'entities that grow (billion laughs)',
      (xml) =>
        `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a0 "ha">${Array.from({ length: 12 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`).join('')}]>${xml.replaceAll('lin@example.com', '&a12;')}`,
    ],
    [
      'the same id under another name',
      (xml) => xml.replace('<samlp:Status>', `<samlp:Status Id="${partsOf(xml).id}">`),
    ],
    ['two documents', (xml) => xml + xml],
    ['text around', (xml) => `${xml}and more`],
  ])('with %s', async (_, change) => {
    const started = performance.now()
    expect(await fault(change(scene.answer()))).toBe('unreadable')
    expect(performance.now() - started).toBeLessThan(1000)
  })

  it('that are compressed are not unpacked', async () => {
    const bomb = Buffer.alloc(50_000_000, ' ')
    for (const packed of [deflateRawSync(bomb), gzipSync(bomb)]) {
      const { details, key } = scene
      const { readAnswer } = await import('./readAnswer')
      const reading = readAnswer({
        response: packed.toString('base64'),
        idp: details,
        addresses,
        keys: [key],
        now: scene.statement.now,
      })
      expect(await faultOf(reading)).toBe('unreadable')
    }
  })

  it.each<[string, string]>([
    ['deep', `${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}`],
    ['wide', '<a/>'.repeat(50_000)],
    [
      'full of namespaces',
      `<a ${Array.from({ length: 5000 }, (_, n) => `xmlns:n${n}="urn:n${n}"`).join(' ')}/>`,
    ],
  ])('that are %s end soon', async (_, content) => {
    const started = performance.now()
    const xml = scene
      .answer()
      .replace('<samlp:Status>', `<samlp:Extensions>${content}</samlp:Extensions><samlp:Status>`)
    expect(await fault(xml)).not.toBe('refusedThere')
    expect(performance.now() - started).toBeLessThan(2000)
  })

  it.each([
    ['', 'nothing'],
    ['%%%', 'no Base64'],
    ['aGVsbG8=', 'no XML'],
    ['/////w==', 'no UTF-8'],
  ])('of %j: %s', async (response) => {
    const { readAnswer } = await import('./readAnswer')
    const { details, key, statement } = scene
    expect(
      await faultOf(readAnswer({ response, idp: details, addresses, keys: [key], now: statement.now })),
    ).toBe('unreadable')
  })
})
