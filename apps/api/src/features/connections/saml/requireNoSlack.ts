import { ns } from './namespaces'
import { elementsIn } from './readXml'

/**
 * Requires plain characters wherever an assertion may be changed without breaking its signature: in namespaces that it
 * doesn't use, and in the parts of the signature that aren't signed.
 *
 * With AES-CBC, somebody who has an encrypted assertion but no key can replace such places by other encrypted blocks.
 * Whether we accept the result would reveal something about them. Blocks that decrypt to plain characters only are too
 * rare for that.
 */
export function requireNoSlack(assertion: Element): void {
  for (const element of elementsIn(assertion)) {
    const isOfSignature = element.namespaceURI === ns.signature
    for (const { name, value } of Array.from(element.attributes))
      if (isOfSignature || name === 'xmlns' || name.startsWith('xmlns:')) requirePlain(value)
    if (isOfSignature) requirePlain(element.textContent ?? '')
  }
}

function requirePlain(text: string): void {
  if (!/^[\w\s:/.,;#?=@%+*-]*$/.test(text))
    throw new Error('It has unusual characters where nothing is signed.')
}
