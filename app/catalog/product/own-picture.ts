/** Where pictures of ours lie: those that came with the shop, and those makers sent. */
const PLACES = ['/pictures/', '/storage/v1/object/public/']

/** The path of a picture that lies in this shop; empty for one elsewhere, and for any other address of ours that a maker may have written in its place. */
export function ownPicture(address: string, siteUrl: string): string {
  const url = URL.canParse(address, siteUrl) ? new URL(address, siteUrl) : undefined
  return url && url.origin === new URL(siteUrl).origin && PLACES.some((place) => url.pathname.startsWith(place)) ? url.pathname + url.search : ''
}
