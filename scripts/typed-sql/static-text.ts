import { NodeFlags, SyntaxKind, type Expression, type Node } from 'typescript/unstable/ast'
import {
  isArrowFunction,
  isAsExpression,
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isObjectLiteralExpression,
  isParameterDeclaration,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isSatisfiesExpression,
  isStringLiteral,
  isTemplateExpression,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is'
import { TypeFlags, type Checker, type LiteralType, type Project, type Type } from 'typescript/unstable/sync'

/** What arguments a function was given, by the position its parameter is declared at. */
type Given = ReadonlyMap<string, readonly string[]>

/** A statement that is put together in so many ways is not checked in all of them, but in these. */
const MOST_VARIANTS = 64
/** Constants that refer to constants, and so on; deeper than anything that is meant to be read. */
const DEEPEST = 12

/**
 * Every text an expression can have, as far as it is known without running it: literals, constants (also of other files), templates of these, both sides of a
 * condition, records of constants, types that are unions of words, and calls of arrow functions that only put a text together. Undefined where the program decides.
 */
export function textsOf(project: Project, expression: Expression, given: Given = new Map(), depth = 0): readonly string[] | undefined {
  if (depth > DEEPEST) return undefined
  const inside = (part: Expression, own = given) => textsOf(project, part, own, depth + 1)
  if (isStringLiteral(expression) || isNoSubstitutionTemplateLiteral(expression) || isNumericLiteral(expression)) return [expression.text]
  if (isParenthesizedExpression(expression) || isAsExpression(expression) || isSatisfiesExpression(expression)) return inside(expression.expression)
  if (isConditionalExpression(expression)) return either(inside(expression.whenTrue), inside(expression.whenFalse))
  if (isBinaryExpression(expression) && expression.operatorToken.kind === SyntaxKind.PlusToken)
    return joined([inside(expression.left), inside(expression.right)])
  if (isTemplateExpression(expression))
    return joined([[expression.head.text], ...expression.templateSpans.flatMap((span) => [inside(span.expression), [span.literal.text]])])
  if (isIdentifier(expression)) {
    const declared = declarationOf(project, expression)
    if (declared && isParameterDeclaration(declared)) return given.get(keyOf(declared)) ?? wordsOf(project.checker, expression)
    if (declared && isVariableDeclaration(declared) && declared.initializer && isConstant(declared))
      return inside(declared.initializer) ?? wordsOf(project.checker, expression)
  }
  if (isElementAccessExpression(expression) || isPropertyAccessExpression(expression)) {
    const record = isIdentifier(expression.expression) ? declarationOf(project, expression.expression) : undefined
    const values = record && isVariableDeclaration(record) && isConstant(record) ? valuesOf(record.initializer) : undefined
    const wanted = isPropertyAccessExpression(expression) ? values?.filter(({ name }) => name === expression.name.text) : values
    if (wanted && wanted.length > 0) return wanted.map(({ value }) => inside(value)).reduce(either)
  }
  if (isCallExpression(expression) && isIdentifier(expression.expression)) {
    const called = declarationOf(project, expression.expression)
    const made = called && isVariableDeclaration(called) ? called.initializer : undefined
    if (made && isArrowFunction(made) && made.body.kind !== SyntaxKind.Block) {
      const own = new Map(given)
      for (const [position, parameter] of made.parameters.entries()) {
        const argument = expression.arguments[position] ?? parameter.initializer
        const texts = argument && inside(argument)
        if (texts) own.set(keyOf(parameter), texts)
      }
      return inside(made.body, own)
    }
  }
  return wordsOf(project.checker, expression)
}

/** What a record of constants holds, by name. */
function valuesOf(record: Expression | undefined): { name: string; value: Expression }[] | undefined {
  if (record && (isSatisfiesExpression(record) || isAsExpression(record))) return valuesOf(record.expression)
  return record && isObjectLiteralExpression(record)
    ? record.properties.flatMap((one) => (isPropertyAssignment(one) ? [{ name: one.name.getText().replaceAll(/['"]/g, ''), value: one.initializer }] : []))
    : undefined
}

const keyOf = (node: Node): string => `${node.getSourceFile().fileName}:${node.pos}`

function declarationOf(project: Project, name: Expression): Node | undefined {
  let symbol = project.checker.getSymbolAtLocation(name)
  if (symbol?.valueDeclaration === undefined && symbol) symbol = project.checker.getAliasedSymbol(symbol)
  return symbol?.valueDeclaration?.resolve(project)
}

const isConstant = (declared: Node): boolean => (declared.parent.flags & NodeFlags.Const) !== 0

const either = (one: readonly string[] | undefined, other: readonly string[] | undefined) => one && other && few([...new Set([...one, ...other])])
const few = (texts: readonly string[]) => (texts.length > MOST_VARIANTS ? undefined : texts)

function joined(parts: readonly (readonly string[] | undefined)[]): readonly string[] | undefined {
  let texts: readonly string[] | undefined = ['']
  for (const part of parts) texts = texts && part && few(texts.flatMap((before) => part.map((after) => before + after)))
  return texts
}

/** The words of an expression whose type is a union of them. */
function wordsOf(checker: Checker, expression: Expression): readonly string[] | undefined {
  const type = checker.getTypeAtLocation(expression)
  const types: readonly Type[] = type?.isUnionType() ? type.getTypes() : type ? [type] : []
  const isLiteral = (one: Type): one is LiteralType => (one.flags & TypeFlags.StringOrNumberLiteral) !== 0
  return types.length > 0 && types.every(isLiteral) ? few(types.map(({ value }) => String(value))) : undefined
}
