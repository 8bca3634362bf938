/** A path as traces tell it, without what a link alone may know: the keys of previews, the codes of invitations. */
export const pathToTell = (path: string): string => path.replace(/(\/(?:preview|invited)\/)[^/.]+/, '$1…')
