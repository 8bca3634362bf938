/** A project cannot be served. `message` is the sentence for the person at the terminal: what is wrong, and where. */
export class ProjectCannotStart extends Error {
  override name = 'ProjectCannotStart'
}
