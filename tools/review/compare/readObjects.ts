import { type Expression, type ObjectExpression, parseSync } from 'oxc-parser'

/** The properties of an object by key; nested keys are joined by dots. Values are strings, or source code. */
export type Properties = ReadonlyMap<string, string>

/**
 * Every constant of a module that is an object literal, by name. A string is read, and any other value is its source
 * code on one line. A module with a syntax error has none.
 */
export function readObjects(file: string, source: string): Map<string, Properties> {
  const { program, errors } = parseSync(file, source)
  const objects = new Map<string, Properties>()
  if (errors.some(({ severity }) => severity === 'Error')) return objects
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations) {
      const object = init ? bare(init) : undefined
      if (id.type === 'Identifier' && object?.type === 'ObjectExpression')
        objects.set(id.name, new Map(propertiesOf(object, source)))
    }
  }
  return objects
}

/** Without `as const` and `satisfies`. */
function bare(expression: Expression): Expression {
  return expression.type === 'TSAsExpression' || expression.type === 'TSSatisfiesExpression'
    ? bare(expression.expression)
    : expression
}

function propertiesOf({ properties }: ObjectExpression, source: string, before = ''): [string, string][] {
  return properties.flatMap((property): [string, string][] => {
    if (property.type === 'SpreadElement') {
      const spread = source.slice(property.start, property.end)
      return [[`${before}${spread}`, spread]]
    }
    const { key, value } = property
    const name =
      key.type === 'Identifier' && !property.computed
        ? key.name
        : key.type === 'Literal'
          ? String(key.value)
          : source.slice(key.start, key.end)
    const inner = bare(value)
    if (inner.type === 'ObjectExpression') return propertiesOf(inner, source, `${before}${name}.`)
    return [[before + name, textOf(inner, source)]]
  })
}

function textOf(value: Expression, source: string): string {
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value
  if (value.type === 'TemplateLiteral' && value.expressions.length === 0)
    return value.quasis.map(({ value: { cooked, raw } }) => cooked ?? raw).join('')
  return source.slice(value.start, value.end).replaceAll(/\s+/g, ' ')
}
