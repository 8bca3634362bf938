/** Beside the name of a maker whom the marketplace has looked at. `label` is the word for it. The sheet draws its sign: a list has dozens of it. */
export const VerifiedMark = ({ label }: { label: string }) => <span className="verified-mark">{label}</span>
