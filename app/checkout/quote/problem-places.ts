import { isHoldProblem, type Problem } from './quote.ts'

/** Problems beside a line, a maker, the place a parcel goes to, or the whole order. */
export const ofLine = (problems: readonly Problem[], line: string): Problem[] => problems.filter((problem) => 'line' in problem && problem.line === line)
export const ofSeller = (problems: readonly Problem[], seller: string): Problem[] =>
  problems.filter((problem) => 'seller' in problem && problem.seller === seller)
export const ofPlace = (problems: readonly Problem[]): Problem[] => problems.filter((problem) => problem.code === 'country_not_served')
export const ofWhole = (problems: readonly Problem[]): Problem[] =>
  problems.filter((problem) => isHoldProblem(problem) && !('line' in problem) && !('seller' in problem))
