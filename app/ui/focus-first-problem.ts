/** Brings whoever pressed on to the first answer of a form that is wrong, once it is drawn. */
export function focusFirstProblem(form: ParentNode | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
