import { relative } from 'node:path'
import type { CallExpression, Expression, Node, SourceFile } from 'typescript/unstable/ast'
import {
  isArrayLiteralExpression,
  isCallExpression,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isSpreadElement,
} from 'typescript/unstable/ast/is'
import { TypeFlags, type Project, type Type } from 'typescript/unstable/sync'
import { textsOf } from './static-text.ts'

/**
 * A statement of the sources. `texts` are all it can be, undefined where it is put together while the program runs; `row` is what the code takes its rows for,
 * undefined where it takes them for nothing; `values` is how many are bound, undefined where that is not written there.
 */
export type Statement = { file: string; line: number; texts: readonly string[] | undefined; row: Type | undefined; values: number | undefined }

/** How a statement is asked for, whoever is asked: the `Database` of the shop, the `Sql` of the interfaces, pg's pools and clients. */
const ASKING = ['all', 'one', 'maybe', 'run', 'query']
/** What such a method calls its first parameter; pg has a name of its own. */
const TEXT = ['text', 'queryTextOrConfig', 'queryConfig', 'queryStream', 'queryText']

/** Every statement in the files of the project below `root` that `wanted` chooses. */
export function findStatements(project: Project, { root, wanted }: { root: string; wanted: (file: string) => boolean }): Statement[] {
  const sources = project.program.getSourceFileNames().flatMap((name) => {
    const source = name.startsWith(`${root}/`) && wanted(relative(root, name)) ? project.program.getSourceFile(name) : undefined
    return source ?? []
  })
  const calls = sources.flatMap((source) => callsIn(source).map((call) => ({ source, call })))
  return calls.flatMap(({ source, call }): Statement[] => {
    const [first, values] = call.arguments
    const [parameter] = project.checker.getResolvedSignature(call)?.getParameters() ?? []
    if (!first || !parameter || !TEXT.includes(parameter.name)) return []
    return [
      {
        file: relative(root, source.fileName),
        line: source.getLineAndCharacterOfPosition(call.getStart(source)).line + 1,
        texts: textsOf(project, statementIn(first)),
        row: rowOf(project, call),
        values: values && isArrayLiteralExpression(values) && !values.elements.some(isSpreadElement) ? values.elements.length : undefined,
      },
    ]
  })
}

function callsIn(source: SourceFile): CallExpression[] {
  const calls: CallExpression[] = []
  const look = (node: Node): void => {
    if (isCallExpression(node) && isPropertyAccessExpression(node.expression) && ASKING.includes(node.expression.name.text)) calls.push(node)
    node.forEachChild(look)
  }
  look(source)
  return calls
}

/** The text itself, or that of `query({ text: … })`. */
function statementIn(argument: Expression): Expression {
  if (!isObjectLiteralExpression(argument)) return argument
  for (const property of argument.properties) {
    if (isPropertyAssignment(property) && property.name.getText() === 'text') return property.initializer
  }
  return argument
}

/** The type argument of the call; where there is none, the compiler may have taken it from what the answer is used for. */
function rowOf({ checker }: Project, call: CallExpression): Type | undefined {
  const [named] = call.typeArguments ?? []
  if (named) return checker.getTypeFromTypeNode(named)
  const answer = argumentOf(checker, checker.getTypeAtLocation(call), 'Promise')
  const row = answer && (argumentOf(checker, answer, 'Array') ?? answer)
  // A number is how many rows it touched; pg's own answer holds rows of any form.
  return row && (row.flags & (TypeFlags.Object | TypeFlags.Union | TypeFlags.Intersection)) !== 0 && row.getSymbol()?.name !== 'QueryResult' ? row : undefined
}

function argumentOf(checker: Project['checker'], type: Type | undefined, generic: string): Type | undefined {
  if (type === undefined || (type.flags & TypeFlags.Object) === 0 || type.getSymbol()?.name !== generic || !type.isTypeReference()) return undefined
  return checker.getTypeArguments(type)[0]
}
