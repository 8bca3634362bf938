/** The package brings no types; these are of what `fonts.ts` asks. */
declare module 'subset-font' {
  type Axis = number | { readonly min: number; readonly max: number; readonly default: number }
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { targetFormat: 'woff2' | 'sfnt'; variationAxes?: Readonly<Record<string, Axis>>; keepFeatures?: readonly string[]; noHinting: boolean },
  ): Promise<Buffer>
}
